import TraceModel

/// The delegate of a split view controller, as UIKit's `UISplitViewControllerDelegate`
/// (developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate).
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Notifies the delegate that the display mode is about to change.
  func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  )

  /// Returns whether the delegate has shown a controller in the primary column.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    show vc: UIViewController,
    sender: Any?
  ) -> Bool

  /// Returns whether the delegate has shown a controller in the secondary column.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool

  /// Returns whether the delegate has put the secondary controller onto the primary one, or dropped
  /// it; otherwise a primary navigation controller pushes it.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool

  /// Returns the secondary controller of a controller that expands; for `nil` a primary navigation
  /// controller gives up its top.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?

  /// Returns the column that a collapsed controller displays.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column

  /// Returns the display mode of a controller that expands.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode

  /// Notifies the delegate that the controller has collapsed.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)

  /// Notifies the delegate that the controller has expanded.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)

  /// Notifies the delegate that a column is about to be displayed.
  func splitViewController(
    _ svc: UISplitViewController,
    willShow column: UISplitViewController.Column
  )

  /// Notifies the delegate that a column is about to be hidden.
  func splitViewController(
    _ svc: UISplitViewController,
    willHide column: UISplitViewController.Column
  )
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { unimplemented(.splitWillChangeDisplayMode) }

  public func splitViewController(
    _ splitViewController: UISplitViewController,
    show vc: UIViewController,
    sender: Any?
  ) -> Bool { unimplemented(.splitShow, false) }

  public func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool { unimplemented(.splitShowDetail, false) }

  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { unimplemented(.splitCollapseSecondary, false) }

  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { unimplemented(.splitSeparateSecondary, nil) }

  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    unimplemented(.splitTopColumnForCollapsing, proposedTopColumn)
  }

  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    unimplemented(.splitDisplayModeForExpanding, proposedDisplayMode)
  }

  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    unimplemented(.splitDidCollapse)
  }

  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    unimplemented(.splitDidExpand)
  }

  public func splitViewController(
    _ svc: UISplitViewController,
    willShow column: UISplitViewController.Column
  ) { unimplemented(.splitWillShow) }

  public func splitViewController(
    _ svc: UISplitViewController,
    willHide column: UISplitViewController.Column
  ) { unimplemented(.splitWillHide) }
}
