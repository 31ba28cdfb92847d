import TestSupport

/// Lines that name a callback and report nothing: prose, source code and backtraces.
enum SpellingNegatives {
  /// `{n}` is a class, `{s}` a selector, `{f}` a `#function` and `{w}` the bare word.
  private static let lines = [
    "override func {f} {", "    super.{w}(animated)", "[super {s}animated];",
    "- (void){s}(BOOL)animated {",
    "- (void){w};", "print(\"{w}\")", "NSLog(@\"{w}\");", "self.{w}()", "controller.{w}(true)",
    "func {w}() {}", "#selector({n}.{f})", "@selector({s})", "// call {w} here", "/* {w} */",
    "// MARK: - {w}", "#pragma mark - {w}", "/// Overrides `{w}`.", "case {w}",
    "let name = \"{w}\"",
    "if didCall{w} { return }", "open class {n}: UIViewController { override func {f} {} }",
    "5   App                                 0x0000000104ca9630 -[{n} {s}] + 92",
    "12  App  0x104ca9630 {n}.{f} + 300", "#3 0x0000000104ca9630 in {n}.{f} at {n}.swift:42",
    "frame #2: 0x0000000104ca9630 App`-[{n} {s}](self=0x1, _cmd=\"{s}\") at {n}.m:42:5",
    " -[{n} {s}] + 17852", "    4   App   $s3App14{n}C11{w}yyF + 965",
    "@objc {n}.{f} ({n}.swift:0)",
    "\tat {n}.{f} ({n}.swift:42)", "Thread 0 Crashed: {n}.{f}", "(lldb) b -[{n} {s}]",
    "Breakpoint 1: where = App`-[{n} {s}], address = 0x104ca9630",
    "In {w} we set up the table.", "Why is {w} of {n} not called?", "{w} is never called in {n}",
    "Move this from {w} to init.", "{n} does not implement {w}.", "Do not call {w} directly.",
    "I put the code into {w} of {n}, and it works.", "{w} runs after the view was loaded.",
    "{w} will be called when {n} is shown.", "The method {w} should be called once.",
    "Remember to call super.{w} in {n}.", "See {n}.{f} for details.", "Hooked {n} {w}",
    "Swizzling {n}.{f}", "Registered observer for {w} in {n}", "Skipping {w} of {n}",
    "Expected {w}, got nothing", "TODO: {n} {w}", "warning: {w} is deprecated", "| {w} | once |",
    "<td>{w}</td>", "`{w}` — after the view has loaded", "{w} → the next one → deinit",
    "grep -rn {w} Sources", "diff --git a/{n}.swift: {w}", "+  override func {f} {", "\"{w}\": 12",
    "Attempting to call {w} on {n}", "Set a breakpoint in {w} of {n}", "No {w} for {n}",
    "{n} {w} took 300 lines of code", "Test Case '-[{n}Tests test_{w}]' passed (0.001 seconds).",
    "✓ {n} {w} test passed", "t =     1.23s     Wait for {w} to idle",
  ]

  /// Returns lines with random names, in a deterministic order.
  static func sample(_ count: Int, seed: UInt64) -> [(line: String, kind: String)] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { index in
      let kind = lines[index % lines.count]
      let callbacks = SpelledCallback.all.filter { $0.owner == .controller && $0.name != "deinit" }
      let callback = callbacks[random.below(callbacks.count)]
      let name = SpelledReceiver.classes[random.below(SpelledReceiver.classes.count)]
      let line = kind.replacing("{n}", with: name).replacing("{s}", with: callback.selector)
        .replacing("{f}", with: callback.function).replacing("{w}", with: callback.word)
      return (line, kind)
    }
  }
}
