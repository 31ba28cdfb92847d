import Foundation

/// The controllers of a split view controller's columns, and the displayed columns.
@MainActor
struct SplitColumns {
  typealias Column = UISplitViewController.Column

  /// The controllers that the app has set.
  var given: [Column: UIViewController] = [:]
  /// The children: the given controllers, or navigation controllers around them.
  var wrapped: [Column: UIViewController] = [:]
  /// The secondary controller of the classic style, which a collapsed controller does not retain.
  weak var lentSecondary: UIViewController?
  /// The secondary controller that is on no stack while the controller is collapsed, and returns.
  var keptSecondary: UIViewController?
  var isCollapsed = false
  /// The display mode that `show(_:)` and `hide(_:)` have chosen.
  var shownMode: UISplitViewController.DisplayMode?
  /// The columns that were displayed last, for the delegate.
  var displayed: Set<Column> = []
  /// The display mode that the delegate was notified of last.
  var announcedMode: UISplitViewController.DisplayMode?
  /// Whether the columns are being updated; a callback that changes them schedules another update.
  var isUpdating = false
  private var button: UIBarButtonItem?

  /// The columns with a controller, the first one first.
  var existing: [Column] {
    [.primary, .supplementary, .secondary].filter { wrapped[$0] != nil }
  }

  mutating func displayModeButton(of split: UISplitViewController) -> UIBarButtonItem {
    if let button { return button }
    let made = UIBarButtonItem(
      primaryAction: UIAction(
        image: UIImage(systemName: "sidebar.leading"),
        handler: { [weak split] _ in split?.togglePrimary() }
      )
    )
    button = made
    return made
  }
}

/// The parts of a split view controller that display one child each.
@MainActor
final class SplitHosts {
  typealias Column = UISplitViewController.Column

  private unowned let owner: UIViewController
  private var hosts: [Column: ContentHost] = [:]

  init(owner: UIViewController) {
    self.owner = owner
  }

  /// The hosts, beginning with the last column, whose host is behind the others.
  var all: [ContentHost] { Self.order.compactMap { hosts[$0] } }

  /// The host of a column, created on first use.
  subscript(_ column: Column) -> ContentHost {
    if let host = hosts[column] { return host }
    let host = ContentHost(owner: owner, fillsOwner: false) { UIPanelColumnView() }
    hosts[column] = host
    return host
  }

  /// The host of a column, if it was used.
  func existing(_ column: Column) -> ContentHost? { hosts[column] }

  /// Creates the root view, with the secondary column at the back.
  func makeRootView() -> UIView { self[.secondary].makeRootView() }

  private static let order: [Column] = [.secondary, .supplementary, .primary, .compact]
}
