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
    examples: .log(
      wrong: PackageResources.LC503_wrong_log,
      right: PackageResources.LC503_right_log
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
