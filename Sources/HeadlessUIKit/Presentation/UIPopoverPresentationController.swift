public import Foundation

/// The presentation controller of popovers, as UIKit's `UIPopoverPresentationController`
/// (developer.apple.com/documentation/uikit/uipopoverpresentationcontroller).
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points to.
  open weak var sourceView: UIView?

  /// The rectangle in the source view that the popover points to; stored, but not drawn.
  open var sourceRect = CGRect.null

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
