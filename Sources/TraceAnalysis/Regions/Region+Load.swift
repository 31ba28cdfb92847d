import Findings
import TraceModel

/// Whether a controller has its view.
package enum LoadStep: UInt8, Sendable {
  /// The view was never asked for, or was set to `nil`.
  case unloaded
  /// `loadView` runs or ran.
  case loading
  /// `viewDidLoad` ran.
  case loaded
}

/// The events that concern loading, in the order of the table's columns.
package enum LoadLetter: UInt8, Sendable, CaseIterable {
  /// `loadView`.
  case loadView
  /// `viewDidLoad`.
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
      letters: [Name.loadView, .viewDidLoad].map(\.knownText)
        + ["viewWill/DidAppear", "view = nil"],
      resynchronized: [LoadStep.loading, .loaded, .loaded, .unloaded].map(\.rawValue),
      rows: [
        Row("Unloaded", [go(.loading), go(.loaded), no(102), go(.unloaded)]),
        Row("Loading", [no(101), go(.loaded), no(102), go(.unloaded)]),
        Row("Loaded", [no(101), no(101), go(.loaded), go(.unloaded)]),
      ]
    )
  }()
}
