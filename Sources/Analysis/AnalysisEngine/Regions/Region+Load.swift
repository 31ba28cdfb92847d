import Findings
import TraceModel

/// Whether a controller has its view.
package enum LoadStep: UInt8, Sendable {
  /// The view was never loaded, or was set to `nil`.
  case unloaded
  /// `loadView` was called.
  case loading
  /// `viewDidLoad` was called.
  case loaded
  /// The controller appeared without a loaded view, which was reported: its first load may follow.
  case appearedEarly
}

/// The events that concern loading, in the order of the table's columns.
package enum LoadTrigger: UInt8, Sendable, CaseIterable {
  case loadView
  case viewDidLoad
  /// `viewWillAppear` or `viewDidAppear`: both need a view.
  case appear
  /// The app set the controller's `view` to `nil`.
  case viewCleared
}

extension Region {
  /// The loading of a controller's view.
  ///
  /// Source: developer.apple.com/documentation/uikit/uiviewcontroller/loadview() and viewdidload().
  package static let load: Region = {
    func go(_ state: LoadStep) -> Cell { .to(state.rawValue) }
    func no(_ rule: RuleID) -> Cell { .breaks(rule) }
    return Region(
      title: "loading",
      columns: [
        Column(.loadView), Column(.viewDidLoad), Column("viewWill/DidAppear", isRecorded: false),
        Column("view = nil"),
      ],
      resynchronized: [LoadStep.loading, .loaded, .appearedEarly, .unloaded].map(\.rawValue),
      recordsRepeats: true,
      rows: [
        Row("Unloaded", [go(.loading), go(.loaded), no(102), go(.unloaded)]),
        Row("Loading", [no(101), go(.loaded), no(102), go(.unloaded)]),
        Row("Loaded", [no(101), no(101), go(.loaded), go(.unloaded)]),
        Row("Early", [go(.loading), go(.loaded), go(.appearedEarly), go(.unloaded)]),
      ]
    )
  }()
}
