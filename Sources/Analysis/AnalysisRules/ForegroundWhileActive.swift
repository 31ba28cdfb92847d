import AnalysisEngine
import Findings
import TraceModel

/// Reports `willEnterForeground` of an active application or scene.
struct ForegroundWhileActive: CellRule {
  static let descriptor = RuleDescriptor(
    503,
    "foreground-while-active",
    .warning,
    [.callbacks],
    summary: "willEnterForeground was called although the application or scene was active.",
    rationale: "The screen refreshes while the user is interacting with it.",
    help: "do not call the delegate’s methods yourself",
    wrong: .log(
      """
      2026-01-01 12:00:00.020 App[1:1] -[AppDelegate applicationDidBecomeActive:]
      2026-01-01 12:00:00.040 App[1:1] -[AppDelegate applicationWillResignActive:]
      2026-01-01 12:00:00.060 App[1:1] -[AppDelegate applicationDidEnterBackground:]
      2026-01-01 12:00:00.080 App[1:1] -[AppDelegate applicationWillEnterForeground:]
      2026-01-01 12:00:00.100 App[1:1] -[AppDelegate applicationDidBecomeActive:]
      2026-01-01 12:00:00.120 App[1:1] -[AppDelegate applicationWillEnterForeground:]
      """
    ),
    right: .log(
      """
      2026-01-01 12:00:00.020 App[1:1] -[AppDelegate applicationDidBecomeActive:]
      2026-01-01 12:00:00.040 App[1:1] -[AppDelegate applicationWillResignActive:]
      2026-01-01 12:00:00.060 App[1:1] -[AppDelegate applicationDidEnterBackground:]
      2026-01-01 12:00:00.080 App[1:1] -[AppDelegate applicationWillEnterForeground:]
      2026-01-01 12:00:00.100 App[1:1] -[AppDelegate applicationDidBecomeActive:]
      """
    ),
    exceptions: [
      "A scene also receives sceneWillEnterForeground when it connects for the first time."
    ],
    sources: ["developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle"]
  )

  func message(_ violation: Violation, in state: AnalysisState) -> String? {
    "\(violation.event.name.knownText) was called while it was active"
  }
}
