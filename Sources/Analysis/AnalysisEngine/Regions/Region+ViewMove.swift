import Findings
import TraceModel

/// Whether a view is moving to a different window or superview.
package enum ViewMoveStep: UInt8, Sendable {
  /// The view is not moving.
  case settled
  /// The state after `willMove(toWindow:)` or `willMove(toSuperview:)`.
  case moving
}

/// The callbacks that move a view, in the order of the tables' columns.
package enum ViewMoveTrigger: UInt8, Sendable, CaseIterable {
  /// `willMove(toWindow:)` or `willMove(toSuperview:)`.
  case willMove
  /// `didMoveToWindow` or `didMoveToSuperview`.
  case didMove
}

extension Region {
  /// The movement of a view to a different window, or out of a window.
  ///
  /// Source: developer.apple.com/documentation/uikit/uiview/willmove(towindow:) and
  /// didmovetowindow().
  package static let windowMove = viewMove(
    "window",
    .willMoveToWindow,
    .didMoveToWindow,
    missingWill: 605,
    missingDid: 617
  )

  /// The movement of a view to a different superview, or out of a superview.
  ///
  /// Source: developer.apple.com/documentation/uikit/uiview/willmove(tosuperview:) and
  /// didmovetosuperview().
  package static let superviewMove = viewMove(
    "superview",
    .willMoveToSuperview,
    .didMoveToSuperview,
    missingWill: 618,
    missingDid: 618
  )

  private static func viewMove(
    _ title: String,
    _ will: Name,
    _ did: Name,
    missingWill: RuleID,
    missingDid: RuleID
  ) -> Region {
    func go(_ state: ViewMoveStep) -> Cell { .to(state.rawValue) }
    return Region(
      title: title,
      columns: [Column(will), Column(did)],
      resynchronized: [ViewMoveStep.moving, .settled].map(\.rawValue),
      rows: [
        Row("Settled", [go(.moving), .breaks(missingWill)]),
        Row("Moving", [.breaks(missingDid), go(.settled)]),
      ]
    )
  }
}
