import AnalysisEngine
import Findings
import TraceModel

/// Reports callbacks of a disconnected scene.
struct SceneEventAfterDisconnect: CellRule {
  static let descriptor = RuleDescriptor(
    505,
    "scene-event-after-disconnect",
    .warning,
    [.callbacks],
    summary: "A callback of a scene was called after sceneDidDisconnect.",
    rationale: """
      The windows and controllers of the scene are released, so the callback has nothing to work \
      on.
      """,
    help: """
      do not forward scene callbacks yourself, and release the scene in sceneDidDisconnect(_:)
      """,
    examples: .log(
      wrong: PackageResources.LC505_wrong_log,
      right: PackageResources.LC505_right_log
    ),
    exceptions: [
      """
      Controllers receive viewWillDisappear and viewDidDisappear after it if the user closes the \
      app in the app switcher.
      """,
      "The scene may connect again.",
    ],
    sources: ["developer.apple.com/documentation/uikit/uiscenedelegate/scenediddisconnect(_:)"]
  )

  func message(_ violation: Violation, in state: AnalysisState) -> String? {
    "\(violation.event.name.knownText) was called after sceneDidDisconnect"
  }
}
