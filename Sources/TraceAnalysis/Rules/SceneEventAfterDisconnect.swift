import Findings
import TraceModel

/// Warns of a scene that lives on after its end.
struct SceneEventAfterDisconnect: CellRule {
  static let descriptor = RuleDescriptor(
    505,
    "scene-event-after-disconnect",
    .warning,
    [.callbacks],
    summary: "A scene’s callback came after sceneDidDisconnect.",
    rationale: "Its windows and controllers are released: the callback works on what is gone.",
    help: "forward nothing by hand, and drop the scene in sceneDidDisconnect(_:)",
    bad: "sceneDidDisconnect sceneDidEnterBackground",
    good: "sceneDidDisconnect willConnectTo",
    exceptions: [
      "Controllers get viewWillDisappear and viewDidDisappear after it: the app was swiped away.",
      "The scene may be connected again.",
    ],
    sources: ["developer.apple.com/documentation/uikit/uiscenedelegate/scenediddisconnect(_:)"]
  )

  func message(_ violation: Violation, in world: World) -> String? {
    "\(Vocabulary.text(violation.event.name)) came after sceneDidDisconnect"
  }
}
