import AnalysisEngine
import Findings
import TraceModel

/// Reports a change to the background without `willResignActive`.
struct BackgroundWithoutResign: CellRule {
  static let descriptor = RuleDescriptor(
    502,
    "background-without-resign",
    .warning,
    [.callbacks],
    summary: "didEnterBackground was called although the application or scene was active.",
    rationale: "Activities that willResignActive pauses keep running in the background.",
    help: "do not call the delegate’s methods yourself",
    wrong: .log(
      """
      2026-01-01 12:00:00.020 App[1:1] -[AppDelegate applicationDidBecomeActive:]
      2026-01-01 12:00:00.040 App[1:1] -[AppDelegate applicationWillResignActive:]
      2026-01-01 12:00:00.060 App[1:1] -[AppDelegate applicationDidEnterBackground:]
      2026-01-01 12:00:00.080 App[1:1] -[AppDelegate applicationWillEnterForeground:]
      2026-01-01 12:00:00.100 App[1:1] -[AppDelegate applicationDidBecomeActive:]
      2026-01-01 12:00:00.120 App[1:1] -[AppDelegate applicationDidEnterBackground:]
      """
    ),
    right: .log(
      """
      2026-01-01 12:00:00.020 App[1:1] -[AppDelegate applicationDidBecomeActive:]
      2026-01-01 12:00:00.040 App[1:1] -[AppDelegate applicationWillResignActive:]
      2026-01-01 12:00:00.060 App[1:1] -[AppDelegate applicationDidEnterBackground:]
      2026-01-01 12:00:00.080 App[1:1] -[AppDelegate applicationWillEnterForeground:]
      2026-01-01 12:00:00.100 App[1:1] -[AppDelegate applicationDidBecomeActive:]
      2026-01-01 12:00:00.120 App[1:1] -[AppDelegate applicationWillResignActive:]
      2026-01-01 12:00:00.140 App[1:1] -[AppDelegate applicationDidEnterBackground:]
      """
    ),
    exceptions: [
      "An application that is launched in the background was never active.",
      "A log that never prints willResignActive is not reported.",
    ],
    sources: ["developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle"]
  )

  func message(_ violation: Violation, in state: AnalysisState) -> String? {
    "\(violation.event.name.knownText) was called without willResignActive"
  }
}
