/// Notes that lines are missing in the middle of a log.
struct LogDiscontinuity: Rule {
  static let descriptor = RuleDescriptor(
    3,
    "log-discontinuity",
    .note,
    [.callbacks],
    summary:
      "A controller's first callback can not be the first of its life, in the middle of a log.",
    rationale:
      "Lines were cut out: what was known of all controllers of the process no longer holds.",
    help: "check the log as it was captured, unedited",
    bad: "A.viewDidAppear B.viewDidAppear",
    good: "A.viewDidAppear B.viewDidLoad B.viewWillAppear B.viewDidAppear",
    sources: ["hand-trimmed device logs"]
  )

  static let signals: Signal.Kinds = .discontinuity

  mutating func receive(_ signal: Signal, in world: inout World) {
    guard case .discontinuity(let callback, let previousLine) = signal else { return }
    world.report(
      finding(
        subject: world.name(callback.subject),
        id: callback.subject,
        message: "events are missing between lines \(previousLine) and \(callback.line)",
        evidence: [world.evidence(callback, note: "cannot be the first callback of a controller")]
      )
    )
  }
}
