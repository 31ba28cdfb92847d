import Findings
import TraceModel

/// How deeply layouts of a controller's view are nested.
package enum LayoutStep: UInt8, Sendable {
  /// No layout runs.
  case idle
  /// The state after `viewWillLayoutSubviews`.
  case inLayout
  /// After a second `viewWillLayoutSubviews` within the first: `layoutIfNeeded()` in a layout.
  case inNestedLayout
}

/// The callbacks that move the layout, in the order of the table's columns.
package enum LayoutTrigger: UInt8, Sendable, CaseIterable {
  /// `viewWillLayoutSubviews`.
  case willLayout
  /// `viewDidLayoutSubviews`.
  case didLayout
  /// A callback of the appearance: a layout is over before it.
  case appear
}

extension Region {
  /// The layout of a controller's view.
  ///
  /// The callbacks are nested. One pair inside another is legal; a deeper pair is a loop. Layout
  /// does not depend on the appearance: hidden views are laid out, too.
  /// Source: developer.apple.com/documentation/uikit/uiviewcontroller/viewwilllayoutsubviews() and
  /// viewdidlayoutsubviews().
  package static let layout: Region = {
    func go(_ state: LayoutStep) -> Cell { .to(state.rawValue) }
    func no(_ rule: RuleID) -> Cell { .breaks(rule) }
    return Region(
      title: "layout",
      columns: [
        Column(.viewWillLayoutSubviews), Column(.viewDidLayoutSubviews),
        Column("appearance callback", isRecorded: false),
      ],
      resynchronized: [LayoutStep.inNestedLayout, .idle, .idle].map(\.rawValue),
      rows: [
        Row("Idle", [go(.inLayout), no(601), go(.idle)]),
        Row("InLayout", [go(.inNestedLayout), go(.idle), no(601)]),
        Row("InNestedLayout", [no(603), go(.inLayout), no(601)]),
      ]
    )
  }()
}
