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
    examples: .log(
      wrong: PackageResources.LC504_wrong_log,
      right: PackageResources.LC504_right_log
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
