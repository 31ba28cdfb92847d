import Findings

/// Reports overrides that call another method of super.
struct WrongSuperCalled: Rule {
  static let descriptor = RuleDescriptor(
    807,
    "wrong-super-called",
    .error,
    [.runtime],
    summary: "An override called another callback of super than its own.",
    rationale: "The base class does the opposite of what it should, and misses its own work.",
    help: "call the same method of super as the override",
    bad: "viewDidDisappear { super.viewWillDisappear }",
    good: "viewDidDisappear { super.viewDidDisappear }",
    exceptions: ["A callback that calls another method of self, and then its own super, is right."],
    sources: [
      "github.com/wordpress-mobile/WordPress-iOS/pull/20935",
      "developer.apple.com/documentation/uikit/uiviewcontroller/viewdiddisappear(_:)",
    ]
  )

  static let signals: Signal.Kinds = .superMisuse

  private var reported: Set<OverrideKey> = []

  mutating func receive(_ signal: Signal, in world: inout World) {
    guard case .superMisuse(let slice, .other(let other)) = signal,
      let key = OverrideKey(slice, in: world), reported.insert(key).inserted
    else { return }
    let name = Vocabulary.text(other)
    world.report(
      finding(
        of: world.object(slice.subject),
        message: "\(key.text(in: world)) calls super.\(name.isEmpty ? "another method" : name)",
        evidence: [world.evidence(slice, note: "its own super was not reached")]
      )
    )
  }
}
