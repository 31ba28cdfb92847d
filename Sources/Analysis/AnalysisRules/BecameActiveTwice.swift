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
    wrong: .log(
      """
      2026-01-01 12:00:00.020 App[1:1] -[AppDelegate applicationDidBecomeActive:]
      2026-01-01 12:00:00.040 App[1:1] -[AppDelegate applicationWillResignActive:]
      2026-01-01 12:00:00.060 App[1:1] -[AppDelegate applicationDidBecomeActive:]
      2026-01-01 12:00:00.080 App[1:1] -[AppDelegate applicationDidBecomeActive:]
      """
    ),
    right: .log(
      """
      2026-01-01 12:00:00.020 App[1:1] -[AppDelegate applicationDidBecomeActive:]
      2026-01-01 12:00:00.040 App[1:1] -[AppDelegate applicationWillResignActive:]
      2026-01-01 12:00:00.060 App[1:1] -[AppDelegate applicationDidBecomeActive:]
      """
    ),
    exceptions: ["A log that never prints willResignActive is not reported."],
    sources: ["developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle"]
  )

  func message(_ violation: Violation, in state: AnalysisState) -> String? {
    "\(violation.event.name.knownText) was called while it was active"
  }
}
