import Findings
import TraceModel

/// Whether a view is moving to a different window.
package enum WindowMoveStep: UInt8, Sendable {
  /// The view is not moving.
  case settled
  /// After `willMove(toWindow:)`.
  case moving
}

/// The callbacks that move a view to a window, in the order of the table's columns.
package enum WindowMoveTrigger: UInt8, Sendable, CaseIterable {
  /// `willMove(toWindow:)`.
  case willMove
  /// `didMoveToWindow`.
  case didMove
}

extension Region {
  /// The movement of a view to a different window, or out of a window.
  ///
  /// Source: developer.apple.com/documentation/uikit/uiview/willmove(towindow:) and
  /// didmovetowindow().
  package static let windowMove: Region = {
    func go(_ state: WindowMoveStep) -> Cell { .to(state.rawValue) }
    return Region(
      title: "window",
      columns: [Column(.willMoveToWindow), Column(.didMoveToWindow)],
      resynchronized: [WindowMoveStep.moving, .settled].map(\.rawValue),
      rows: [
        Row("Settled", [go(.moving), .breaks(605)]),
        Row("Moving", [go(.moving), go(.settled)]),
      ]
    )
  }()
}
