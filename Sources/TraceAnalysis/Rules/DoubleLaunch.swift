import Findings

/// Reports a second launch of one process.
struct DoubleLaunch: CellRule {
  static let descriptor = RuleDescriptor(
    508,
    "double-launch",
    .error,
    [.runtime],
    summary: "didFinishLaunching came twice in one process.",
    rationale: "Everything is set up twice.",
    help: "do not call the delegate’s method yourself",
    bad: "didFinishLaunching didFinishLaunching",
    good: "didFinishLaunching applicationDidBecomeActive",
    exceptions: ["In a log a second launch is another run: most logs do not tell the process."],
    sources: ["developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle"]
  )

  func message(_ violation: Violation, in world: World) -> String? {
    "application(_:didFinishLaunchingWithOptions:) came a second time in this process"
  }
}
