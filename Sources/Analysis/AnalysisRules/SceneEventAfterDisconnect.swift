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
    wrong: .log(
      """
      2026-01-01 12:00:00.020 App[1:1] -[SceneDelegate scene:willConnectToSession:options:]
      2026-01-01 12:00:00.040 App[1:1] -[SceneDelegate sceneWillEnterForeground:]
      2026-01-01 12:00:00.060 App[1:1] -[SceneDelegate sceneDidBecomeActive:]
      2026-01-01 12:00:00.080 App[1:1] -[SceneDelegate sceneWillResignActive:]
      2026-01-01 12:00:00.100 App[1:1] -[SceneDelegate sceneDidEnterBackground:]
      2026-01-01 12:00:00.120 App[1:1] -[SceneDelegate sceneDidDisconnect:]
      2026-01-01 12:00:00.140 App[1:1] -[SceneDelegate sceneDidEnterBackground:]
      """
    ),
    right: .log(
      """
      2026-01-01 12:00:00.020 App[1:1] -[SceneDelegate scene:willConnectToSession:options:]
      2026-01-01 12:00:00.040 App[1:1] -[SceneDelegate sceneWillEnterForeground:]
      2026-01-01 12:00:00.060 App[1:1] -[SceneDelegate sceneDidBecomeActive:]
      2026-01-01 12:00:00.080 App[1:1] -[SceneDelegate sceneWillResignActive:]
      2026-01-01 12:00:00.100 App[1:1] -[SceneDelegate sceneDidEnterBackground:]
      2026-01-01 12:00:00.120 App[1:1] -[SceneDelegate sceneDidDisconnect:]
      """
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
