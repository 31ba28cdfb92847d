public import Foundation

// The names that UIKit types had in Swift 4. Apple's compiler accepts them in the language mode 4;
// an app's rewritten package is compiled in the mode 5, where they are deprecated here.

/// The name of `UIApplication.LaunchOptionsKey` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UIApplication.LaunchOptionsKey")
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
/// The name of `UIApplication.State` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UIApplication.State")
public typealias UIApplicationState = UIApplication.State
/// The name of `UIView.AnimationOptions` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UIView.AnimationOptions")
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// The name of `UIView.AnimationCurve` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UIView.AnimationCurve")
public typealias UIViewAnimationCurve = UIView.AnimationCurve
/// The name of `UIView.KeyframeAnimationOptions` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UIView.KeyframeAnimationOptions")
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
/// The name of `UIView.ContentMode` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UIView.ContentMode")
public typealias UIViewContentMode = UIView.ContentMode
/// The name of `UIView.AutoresizingMask` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UIView.AutoresizingMask")
public typealias UIViewAutoresizing = UIView.AutoresizingMask
/// The name of `UIView.TintAdjustmentMode` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UIView.TintAdjustmentMode")
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode
/// The name of `UIControl.State` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UIControl.State")
public typealias UIControlState = UIControl.State
/// The name of `UIControl.Event` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UIControl.Event")
public typealias UIControlEvents = UIControl.Event
/// The name of `UIControl.ContentHorizontalAlignment` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UIControl.ContentHorizontalAlignment")
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
/// The name of `UIControl.ContentVerticalAlignment` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UIControl.ContentVerticalAlignment")
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
/// The name of `UIButton.ButtonType` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UIButton.ButtonType")
public typealias UIButtonType = UIButton.ButtonType
/// The name of `UITextField.ViewMode` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UITextField.ViewMode")
public typealias UITextFieldViewMode = UITextField.ViewMode
/// The name of `UITextField.BorderStyle` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UITextField.BorderStyle")
public typealias UITextBorderStyle = UITextField.BorderStyle
/// The name of `UITableView.Style` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UITableView.Style")
public typealias UITableViewStyle = UITableView.Style
/// The name of `UITableView.ScrollPosition` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UITableView.ScrollPosition")
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
/// The name of `UITableView.RowAnimation` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UITableView.RowAnimation")
public typealias UITableViewRowAnimation = UITableView.RowAnimation
/// The name of `UITableViewCell.CellStyle` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UITableViewCell.CellStyle")
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
/// The name of `UITableViewCell.EditingStyle` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UITableViewCell.EditingStyle")
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
/// The name of `UITableViewCell.SelectionStyle` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UITableViewCell.SelectionStyle")
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
/// The name of `UITableViewCell.SeparatorStyle` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UITableViewCell.SeparatorStyle")
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
/// The name of `UITableViewCell.AccessoryType` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UITableViewCell.AccessoryType")
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
/// The name of `UICollectionView.ScrollDirection` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UICollectionView.ScrollDirection")
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
/// The name of `UICollectionView.ScrollPosition` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UICollectionView.ScrollPosition")
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
/// The name of `NSLayoutConstraint.Axis` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "NSLayoutConstraint.Axis")
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
/// The name of `NSLayoutConstraint.Relation` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "NSLayoutConstraint.Relation")
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// The name of `NSLayoutConstraint.Attribute` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "NSLayoutConstraint.Attribute")
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// The name of `NSLayoutConstraint.FormatOptions` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "NSLayoutConstraint.FormatOptions")
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
/// The name of `UIStackView.Distribution` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UIStackView.Distribution")
public typealias UIStackViewDistribution = UIStackView.Distribution
/// The name of `UIStackView.Alignment` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UIStackView.Alignment")
public typealias UIStackViewAlignment = UIStackView.Alignment
/// The name of `UINavigationController.Operation` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UINavigationController.Operation")
public typealias UINavigationControllerOperation = UINavigationController.Operation
/// The name of `UIBarButtonItem.SystemItem` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UIBarButtonItem.SystemItem")
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
/// The name of `UIBarButtonItem.Style` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UIBarButtonItem.Style")
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
/// The name of `UIActivityIndicatorView.Style` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UIActivityIndicatorView.Style")
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
/// The name of `UIAlertController.Style` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UIAlertController.Style")
public typealias UIAlertControllerStyle = UIAlertController.Style
/// The name of `UIAlertAction.Style` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UIAlertAction.Style")
public typealias UIAlertActionStyle = UIAlertAction.Style
/// The name of `UIGestureRecognizer.State` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UIGestureRecognizer.State")
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
/// The name of `UISwipeGestureRecognizer.Direction` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UISwipeGestureRecognizer.Direction")
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
/// The name of `UIScrollView.IndicatorStyle` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UIScrollView.IndicatorStyle")
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
/// The name of `UIScrollView.KeyboardDismissMode` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UIScrollView.KeyboardDismissMode")
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
/// The name of `UIScrollView.ContentInsetAdjustmentBehavior` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UIScrollView.ContentInsetAdjustmentBehavior")
public typealias UIScrollViewContentInsetAdjustmentBehavior = UIScrollView
  .ContentInsetAdjustmentBehavior
/// The name of `UIImage.RenderingMode` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UIImage.RenderingMode")
public typealias UIImageRenderingMode = UIImage.RenderingMode
/// The name of `UIImage.Orientation` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UIImage.Orientation")
public typealias UIImageOrientation = UIImage.Orientation
/// The name of `UIImage.ResizingMode` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UIImage.ResizingMode")
public typealias UIImageResizingMode = UIImage.ResizingMode
/// The name of `UIFont.TextStyle` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UIFont.TextStyle")
public typealias UIFontTextStyle = UIFont.TextStyle
/// The name of `UIFont.Weight` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UIFont.Weight")
public typealias UIFontWeight = UIFont.Weight
/// The name of `UIBlurEffect.Style` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UIBlurEffect.Style")
public typealias UIBlurEffectStyle = UIBlurEffect.Style
/// The name of `UIPageViewController.NavigationDirection` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UIPageViewController.NavigationDirection")
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection
/// The name of `UIPageViewController.NavigationOrientation` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UIPageViewController.NavigationOrientation")
public typealias UIPageViewControllerNavigationOrientation = UIPageViewController
  .NavigationOrientation
/// The name of `UIPageViewController.TransitionStyle` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UIPageViewController.TransitionStyle")
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
/// The name of `UITouch.Phase` in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UITouch.Phase")
public typealias UITouchPhase = UITouch.Phase

/// The height of a row by its content, as in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UITableView.automaticDimension")
@preconcurrency @MainActor
public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }

/// Returns insets, as in Swift 4.
@available(swift, deprecated: 4.2, renamed: "UIEdgeInsets.init(top:left:bottom:right:)")
public func UIEdgeInsetsMake(
  _ top: CGFloat,
  _ left: CGFloat,
  _ bottom: CGFloat,
  _ right: CGFloat
) -> UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }

/// Returns a rectangle with insets, as in Swift 4.
@available(swift, deprecated: 4.2, renamed: "CGRect.inset(self:by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

extension UIViewController {
  /// The name of ``children`` in Swift 4.
  @available(swift, deprecated: 4.2)
  public var childViewControllers: [UIViewController] { children }

  /// The name of ``addChild(_:)`` in Swift 4.
  @available(swift, deprecated: 4.2)
  public func addChildViewController(_ childController: UIViewController) {
    addChild(childController)
  }

  /// The name of ``removeFromParent()`` in Swift 4.
  @available(swift, deprecated: 4.2)
  public func removeFromParentViewController() { removeFromParent() }

  /// The name of ``willMove(toParent:)`` in Swift 4.
  @available(swift, deprecated: 4.2)
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }

  /// The name of ``didMove(toParent:)`` in Swift 4.
  @available(swift, deprecated: 4.2)
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }
}

extension UIView {
  /// The name of ``bringSubviewToFront(_:)`` in Swift 4.
  @available(swift, deprecated: 4.2)
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  /// The name of ``sendSubviewToBack(_:)`` in Swift 4.
  @available(swift, deprecated: 4.2)
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIActivityIndicatorView {
  /// The name of ``init(style:)`` in Swift 4.
  @available(swift, deprecated: 4.2, renamed: "init(style:)")
  public convenience init(activityIndicatorStyle style: Style) {
    self.init(style: style)
  }

  /// The name of ``style`` in Swift 4.
  @available(swift, deprecated: 4.2, renamed: "style")
  public var activityIndicatorViewStyle: Style {
    get { style }
    set { style = newValue }
  }
}
