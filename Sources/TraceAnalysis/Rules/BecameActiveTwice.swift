import Findings
import TraceModel

/// Warns of an application or scene that becomes active twice.
struct BecameActiveTwice: CellRule {
  static let descriptor = RuleDescriptor(
    501,
    "became-active-twice",
    .warning,
    [.callbacks],
    summary: "didBecomeActive came although the application or scene was active.",
    rationale: "What it starts, timers and games, is started twice.",
    help: "do not call the delegate’s methods yourself",
    bad: "didBecomeActive didBecomeActive",
    good: "didBecomeActive willResignActive didBecomeActive",
    exceptions: ["A log that never prints willResignActive proves nothing."],
    sources: ["developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle"]
  )

  func message(_ violation: Violation, in world: World) -> String? {
    "\(Vocabulary.text(violation.event.name)) came while it was active"
  }
}
