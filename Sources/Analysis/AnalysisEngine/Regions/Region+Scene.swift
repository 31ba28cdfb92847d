import Findings
import TraceModel

/// The state of a scene.
package enum SceneStep: UInt8, Sendable {
  /// The state before `scene(_:willConnectTo:options:)`.
  case unattached
  /// The state after `scene(_:willConnectTo:options:)`.
  case attached
  /// The scene is in the foreground and does not receive events.
  case inactive
  /// The scene is in the foreground.
  case active
  case background
  /// The state after `sceneDidDisconnect`.
  case disconnected
}

/// The callbacks that move a scene, in the order of the table's columns.
package enum SceneTrigger: UInt8, Sendable, CaseIterable {
  /// `scene(_:willConnectTo:options:)`.
  case willConnect
  case willEnterForeground
  case didBecomeActive
  case willResignActive
  case didEnterBackground
  case didDisconnect
}

extension Region {
  /// A scene.
  ///
  /// A swipe in the app switcher sends `sceneWillResignActive` and `sceneDidDisconnect` without
  /// `sceneDidEnterBackground` between (device logs).
  /// Source: developer.apple.com/documentation/uikit/uiscenedelegate and the page
  /// “Managing your app’s life cycle”.
  package static let scene: Region = {
    func go(_ state: SceneStep) -> Cell { .to(state.rawValue) }
    func no(_ rule: RuleID) -> Cell { .breaks(rule) }
    return Region(
      title: "scene",
      columns: [
        Column("willConnect", role: .sceneWillConnect),
        Column("willEnterForeground", role: .sceneWillEnterForeground),
        Column("didBecomeActive", role: .sceneDidBecomeActive),
        Column("willResignActive", role: .sceneWillResignActive),
        Column("didEnterBackground", role: .sceneDidEnterBackground),
        Column("didDisconnect", role: .sceneDidDisconnect),
      ],
      resynchronized: [
        SceneStep.attached, .inactive, .active, .inactive, .background, .disconnected,
      ].map(\.rawValue),
      rows: [
        Row("Unattached", [go(.attached), no(504), no(504), no(504), no(504), no(504)]),
        Row(
          "Attached",
          [
            go(.attached), go(.inactive), go(.active), go(.inactive), go(.background),
            go(.disconnected),
          ]
        ),
        Row(
          "Inactive",
          [
            go(.attached), go(.inactive), go(.active), go(.inactive), go(.background),
            go(.disconnected),
          ]
        ),
        Row(
          "Active",
          [go(.attached), no(503), no(501), go(.inactive), no(502), go(.disconnected)]
        ),
        Row(
          "Background",
          [
            go(.attached), go(.inactive), go(.active), go(.inactive), go(.background),
            go(.disconnected),
          ]
        ),
        Row("Disconnected", [go(.attached), no(505), no(505), no(505), no(505), no(505)]),
      ]
    )
  }()
}
