import Findings
import TraceModel

/// Warns of a way to the background without a pause.
struct BackgroundWithoutResign: CellRule {
  static let descriptor = RuleDescriptor(
    502,
    "background-without-resign",
    .warning,
    [.callbacks],
    summary: "didEnterBackground came although the application or scene was active.",
    rationale: "What willResignActive pauses runs on in the background.",
    help: "do not call the delegate’s methods yourself",
    bad: "didBecomeActive didEnterBackground",
    good: "didBecomeActive willResignActive didEnterBackground",
    exceptions: [
      "An application that is launched in the background was never active.",
      "A log that never prints willResignActive proves nothing.",
    ],
    sources: ["developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle"]
  )

  func message(_ violation: Violation, in world: World) -> String? {
    "\(Vocabulary.text(violation.event.name)) came without willResignActive"
  }
}
