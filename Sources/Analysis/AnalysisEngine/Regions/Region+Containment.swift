import Findings
import TraceModel

/// The state of a controller's containment.
package enum ContainmentStep: UInt8, Sendable {
  /// The controller has no parent.
  case orphan
  /// The state after `willMove(toParent: p)`, which `addChild` sends.
  case adopting
  /// The state after `didMove(toParent: p)`, which the container sends.
  case child
  /// The state after `willMove(toParent: nil)`, which the container sends.
  case leaving
}

/// The callbacks that move the containment, in the order of the table's columns.
package enum ContainmentTrigger: UInt8, Sendable, CaseIterable {
  /// `willMove(toParent: p)`.
  case willMoveToParent
  /// `didMove(toParent: p)` with the parent of the last `willMove`, or an unknown one.
  case didMoveToParent
  /// `didMove(toParent: q)` with a different parent from the last `willMove`.
  case didMoveToOther
  /// `willMove(toParent: nil)`.
  case willMoveToNone
  /// `didMove(toParent: nil)`, which `removeFromParent` sends.
  case didMoveToNone
}

extension Region {
  /// The containment of a child controller.
  ///
  /// A second `didMove(toParent: p)` may be a mistake of a container of the app: UIKit sends one
  /// after an appearance, and LC314 excepts it. `willMove` while leaving is legal: a cancelled pop.
  /// A child that moves to a different parent through `addChild` is legal.
  /// Source: developer.apple.com/documentation/uikit/uiviewcontroller/willmove(toparent:) and
  /// didmove(toparent:).
  package static let containment: Region = {
    func go(_ state: ContainmentStep) -> Cell { .to(state.rawValue) }
    func no(_ rule: RuleID) -> Cell { .breaks(rule) }
    return Region(
      title: "containment",
      columns: [
        Column("willMove(p)", role: .willMoveToParent),
        Column("didMove(p)", role: .didMoveToParent), Column("didMove(q)"),
        Column("willMove(nil)", role: .willMoveToParent),
        Column("didMove(nil)", role: .didMoveToParent),
      ],
      resynchronized: [ContainmentStep.adopting, .child, .child, .leaving, .orphan].map(\.rawValue),
      recordsRepeats: true,
      rows: [
        Row("Orphan", [go(.adopting), no(302), no(302), go(.orphan), no(307)]),
        Row("Adopting", [no(301), go(.child), no(303), no(301), no(304)]),
        Row("Child", [go(.adopting), no(314), no(303), go(.leaving), no(304)]),
        Row("Leaving", [go(.adopting), go(.child), no(303), go(.leaving), go(.orphan)]),
      ]
    )
  }()
}
