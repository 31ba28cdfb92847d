import AnalysisEngine
import Findings
import TraceModel

/// Reports callbacks of a scene that is not connected yet.
struct SceneEventBeforeConnect: CellRule {
  static let descriptor = RuleDescriptor(
    504,
    "scene-event-before-connect",
    .warning,
    [.callbacks],
    summary: "A callback of a scene was called before scene(_:willConnectTo:options:).",
    rationale: """
      The window is created in scene(_:willConnectTo:options:): earlier callbacks find no \
      window.
      """,
    help: """
      create the window in scene(_:willConnectTo:options:), and do not forward scene callbacks \
      yourself
      """,
    wrong: .log(
      """
      2026-01-01 12:00:00.020 App[1:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
      2026-01-01 12:00:00.040 App[1:1] -[SceneDelegate sceneDidBecomeActive:]
      2026-01-01 12:00:00.060 App[1:1] -[SceneDelegate scene:willConnectToSession:options:]
      """
    ),
    right: .log(
      """
      2026-01-01 12:00:00.020 App[1:1] -[AppDelegate application:didFinishLaunchingWithOptions:]
      2026-01-01 12:00:00.040 App[1:1] -[SceneDelegate scene:willConnectToSession:options:]
      2026-01-01 12:00:00.060 App[1:1] -[SceneDelegate sceneWillEnterForeground:]
      2026-01-01 12:00:00.080 App[1:1] -[SceneDelegate sceneDidBecomeActive:]
      """
    ),
    exceptions: [
      "UIKit may call windowScene(_:didUpdate:…) first.",
      "A log that begins later is not reported.",
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:willconnectto:options:)"
    ]
  )

  func message(_ violation: Violation, in state: AnalysisState) -> String? {
    "\(violation.event.name.knownText) was called before scene(_:willConnectTo:options:)"
  }
}
