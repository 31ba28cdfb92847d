import Findings
import TraceModel

/// Warns of a scene that lives before it is connected.
struct SceneEventBeforeConnect: CellRule {
  static let descriptor = RuleDescriptor(
    504,
    "scene-event-before-connect",
    .warning,
    [.callbacks],
    summary: "A scene’s callback came before scene(_:willConnectTo:options:).",
    rationale: "The window is made in willConnectTo: what comes before it has none.",
    help: "make the window in scene(_:willConnectTo:options:), and forward nothing by hand",
    bad: "sceneDidBecomeActive willConnectTo",
    good: "willConnectTo sceneWillEnterForeground",
    exceptions: [
      "windowScene(_:didUpdate:…) may come first.",
      "A log that begins later proves nothing.",
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:willconnectto:options:)"
    ]
  )

  func message(_ violation: Violation, in world: World) -> String? {
    "\(Vocabulary.text(violation.event.name)) came before scene(_:willConnectTo:options:)"
  }
}
