import Findings
import TraceModel

/// The state of a controller's appearance, with one more state than findings show.
package enum AppearanceStep: UInt8, Sendable {
  /// The view is not on the screen.
  case hidden
  /// The state after `viewWillAppear`.
  case appearing
  /// The state after `viewIsAppearing`, which UIKit calls at most once per appearance.
  case isAppearing
  /// The state after `viewDidAppear`.
  case visible
  /// The state after `viewWillDisappear`.
  case disappearing
}

/// The callbacks that move the appearance, in the order of the table's columns.
package enum AppearanceTrigger: UInt8, Sendable, CaseIterable {
  /// `viewWillAppear`.
  case willAppear
  /// `viewIsAppearing`.
  case isAppearing
  /// `viewDidAppear`.
  case didAppear
  /// `viewWillDisappear`.
  case willDisappear
  /// `viewDidDisappear`.
  case didDisappear
}

extension Region {
  /// The appearance of a controller.
  ///
  /// A cancelled swipe makes two edges legal that look wrong at first: `viewWillAppear` while
  /// disappearing (the front controller) and `viewWillDisappear` while appearing (the back one).
  /// Source: developer.apple.com/documentation/uikit/uiviewcontroller, “Handle view-related
  /// notifications”; the order of a cancelled pop in device logs of 2015.
  package static let appearance: Region = {
    func go(_ state: AppearanceStep) -> Cell { .to(state.rawValue) }
    func no(_ rule: RuleID) -> Cell { .breaks(rule) }
    return Region(
      title: "appearance",
      columns: [
        Column(.viewWillAppear), Column(.viewIsAppearing), Column(.viewDidAppear),
        Column(.viewWillDisappear), Column(.viewDidDisappear),
      ],
      resynchronized: [
        AppearanceStep.appearing, .isAppearing, .visible, .disappearing, .hidden,
      ].map(\.rawValue),
      recordsRepeats: true,
      rows: [
        Row("Hidden", [go(.appearing), no(206), no(202), no(203), no(204)]),
        Row("Appearing", [no(205), go(.isAppearing), go(.visible), go(.disappearing), no(207)]),
        Row(
          "IsAppearing",
          shown: "Appearing",
          [no(205), no(206), go(.visible), go(.disappearing), no(207)]
        ),
        Row("Visible", [no(208), no(206), no(209), go(.disappearing), no(210)]),
        Row("Disappearing", [go(.appearing), no(206), no(212), no(211), go(.hidden)]),
      ]
    )
  }()
}
