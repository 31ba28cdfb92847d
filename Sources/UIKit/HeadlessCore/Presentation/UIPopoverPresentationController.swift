public import Foundation

/// The presentation controller of popovers, as UIKit's `UIPopoverPresentationController`
/// (developer.apple.com/documentation/uikit/uipopoverpresentationcontroller).
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points to.
  open weak var sourceView: UIView?

  /// The rectangle in the source view that the popover points to; stored, but not drawn.
  open var sourceRect = CGRect.null

  // inert: nothing is drawn
  /// The bar button that the popover points to.
  open weak var barButtonItem: UIBarButtonItem?

  /// The view or the bar button that the popover points to.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { sourceView ?? barButtonItem }
    set {
      sourceView = newValue as? UIView
      barButtonItem = newValue as? UIBarButtonItem
    }
  }

  // inert: nothing is drawn
  /// The smallest distances from the edges of the screen.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  // inert: nothing is drawn
  /// The directions in which the arrow may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any

  // inert: nothing is drawn
  open var backgroundColor: UIColor?

  // inert: touches outside a popover are not passed on
  /// The views that receive touches while the popover is shown.
  open var passthroughViews: [UIView]?

  // inert: nothing is drawn
  /// Whether the popover may cover the view that it points to.
  open var canOverlapSourceViewRect = false

  /// Lets the delegate prepare the popover, which must point to something.
  ///
  /// - Returns: Whether UIKit would show the popover: it throws for one without a source.
  func prepareToShow() -> Bool {
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    if sourceItem != nil { return true }
    presentedViewController.life.runtime.fail(
      exception: "NSGenericException",
      "UIPopoverPresentationController (\(self)) should have a non-nil sourceView or barButtonItem "
        + "set before the presentation occurs.",
      about: presentedViewController.traceSubject
    )
    return false
  }

  // choice: popover-frame
  /// The frame of the popover: in the middle, at most 320 by 480 points (chosen).
  open override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = super.frameOfPresentedViewInContainerView
    guard style == .popover else { return bounds }
    let size = CGSize(width: min(320, bounds.width), height: min(480, bounds.height))
    return CGRect(
      x: (bounds.width - size.width) / 2,
      y: (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
  }
}

/// An item that a popover can point to, as UIKit's `UIPopoverPresentationControllerSourceItem`.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// The delegate of a popover, as UIKit's `UIPopoverPresentationControllerDelegate`.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before a popover is shown as one, not if it is adapted.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  )
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
