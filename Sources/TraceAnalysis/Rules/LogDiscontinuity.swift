import Findings

/// Notes that a controller comes into a log in the middle of its life.
struct LogDiscontinuity: Rule {
  static let descriptor = RuleDescriptor(
    3,
    "log-discontinuity",
    .note,
    [.callbacks],
    summary:
      "A controller's first callback can not be the first of its life, in the middle of a log.",
    rationale:
      "Lines may be missing: what was known of all controllers of the process may no longer hold.",
    help: "check the log as it was captured, unedited",
    bad: "A.viewDidAppear B.viewDidAppear",
    good: "A.viewDidAppear B.viewDidLoad B.viewWillAppear B.viewDidAppear",
    sources: ["hand-trimmed device logs"]
  )

  static let signals: Signal.Kinds = .discontinuity

  mutating func receive(_ signal: Signal, in world: inout World) {
    guard case .discontinuity(let callback) = signal else { return }
    let name = Vocabulary.text(callback.name)
    world.report(
      finding(
        of: world.object(callback.subject),
        message: "its first callback is \(name) although the log began earlier: it was visible "
          + "before the log began, or lines are missing before line \(callback.line)",
        evidence: [world.evidence(callback, note: "no controller begins with this callback")]
      )
    )
  }
}
