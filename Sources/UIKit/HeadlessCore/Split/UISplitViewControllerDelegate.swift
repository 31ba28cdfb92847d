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
  /// Does nothing: the method is optional.
  public func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { unimplemented(.splitWillChangeDisplayMode) }

  /// Returns `false`: the method is optional.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    show vc: UIViewController,
    sender: Any?
  ) -> Bool { unimplemented(.splitShow, false) }

  /// Returns `false`: the method is optional.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool { unimplemented(.splitShowDetail, false) }

  /// Returns `false`: the method is optional.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { unimplemented(.splitCollapseSecondary, false) }

  /// Returns `nil`: the method is optional.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { unimplemented(.splitSeparateSecondary, nil) }

  /// Returns the proposed value: the method is optional.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    unimplemented(.splitTopColumnForCollapsing, proposedTopColumn)
  }

  /// Returns the proposed value: the method is optional.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    unimplemented(.splitDisplayModeForExpanding, proposedDisplayMode)
  }

  /// Does nothing: the method is optional.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    unimplemented(.splitDidCollapse)
  }

  /// Does nothing: the method is optional.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    unimplemented(.splitDidExpand)
  }

  /// Does nothing: the method is optional.
  public func splitViewController(
    _ svc: UISplitViewController,
    willShow column: UISplitViewController.Column
  ) { unimplemented(.splitWillShow) }

  /// Does nothing: the method is optional.
  public func splitViewController(
    _ svc: UISplitViewController,
    willHide column: UISplitViewController.Column
  ) { unimplemented(.splitWillHide) }
}
