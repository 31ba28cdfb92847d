import AnalysisEngine
import Findings
import TraceModel

/// Reports an application or scene that becomes active twice.
struct BecameActiveTwice: CellRule {
  static let descriptor = RuleDescriptor(
    501,
    "became-active-twice",
    .warning,
    [.callbacks],
    summary: "didBecomeActive was called although the application or scene was already active.",
    rationale: "The callback starts its timers or games a second time.",
    help: "do not call the delegate’s methods yourself",
    examples: .log(
      wrong: PackageResources.LC501_wrong_log,
      right: PackageResources.LC501_right_log
    ),
    exceptions: ["A log that never prints willResignActive is not reported."],
    sources: ["developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle"]
  )

  func message(_ violation: Violation, in state: AnalysisState) -> String? {
    "\(violation.event.name.knownText) was called while it was active"
  }
}
