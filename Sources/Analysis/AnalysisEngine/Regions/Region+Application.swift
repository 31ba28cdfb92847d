import Findings
import TraceModel

/// The state of an application without scenes.
package enum ApplicationStep: UInt8, Sendable {
  /// The state before the launch.
  case notRunning
  /// After `didFinishLaunching`: on its way to the front, or launched in the background.
  case launched
  /// In the foreground without events: an interruption, or between two other states.
  case inactive
  /// The application is in the foreground.
  case active
  case background
}

/// The callbacks that move an application, in the order of the table's columns.
package enum ApplicationTrigger: UInt8, Sendable, CaseIterable {
  /// `application(_:didFinishLaunchingWithOptions:)`.
  case launch
  case didBecomeActive
  case willResignActive
  case didEnterBackground
  case willEnterForeground
  case willTerminate
}

extension Region {
  /// An application without a scene manifest.
  ///
  /// `applicationWillResignActive` without going to the background is a passing interruption. An
  /// application that is launched in the background enters it without having been active.
  /// Source: developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle.
  package static let application: Region = {
    func go(_ state: ApplicationStep) -> Cell { .to(state.rawValue) }
    func no(_ rule: RuleID) -> Cell { .breaks(rule) }
    return Region(
      title: "application",
      columns: [
        Column("didFinishLaunching"),
        Column("didBecomeActive", role: .applicationDidBecomeActive),
        Column("willResignActive", role: .applicationWillResignActive),
        Column("didEnterBackground", role: .applicationDidEnterBackground),
        Column("willEnterForeground", role: .applicationWillEnterForeground),
        Column("willTerminate"),
      ],
      resynchronized: [
        ApplicationStep.launched, .active, .inactive, .background, .inactive, .notRunning,
      ].map(\.rawValue),
      rows: [
        Row(
          "NotRunning",
          [
            go(.launched), go(.active), go(.inactive), go(.background), go(.inactive),
            go(.notRunning),
          ]
        ),
        Row(
          "Launched",
          [no(508), go(.active), go(.inactive), go(.background), go(.inactive), go(.notRunning)]
        ),
        Row(
          "Inactive",
          [no(508), go(.active), go(.inactive), go(.background), go(.inactive), go(.notRunning)]
        ),
        Row("Active", [no(508), no(501), go(.inactive), no(502), no(503), go(.notRunning)]),
        Row(
          "Background",
          [no(508), go(.active), go(.inactive), go(.background), go(.inactive), go(.notRunning)]
        ),
      ]
    )
  }()
}
