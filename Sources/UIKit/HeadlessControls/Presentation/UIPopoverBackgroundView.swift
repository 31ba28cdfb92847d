public import Foundation

// inert: nothing is drawn
/// The frame of a popover, as UIKit's `UIPopoverBackgroundView`
/// (developer.apple.com/documentation/uikit/uipopoverbackgroundview).
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView {
  /// The distance of the arrow from the center of its edge, in points.
  open var arrowOffset: CGFloat = 0
  open var arrowDirection: UIPopoverArrowDirection = .any
  /// The width of the arrow at the edge, in points.
  open class func arrowBase() -> CGFloat { 0 }
  /// The height of the arrow, in points.
  open class func arrowHeight() -> CGFloat { 0 }
  /// The distances from the frame to the content.
  open class func contentViewInsets() -> UIEdgeInsets { .zero }
  /// Whether the content has the shadow of the system.
  open class var wantsDefaultContentAppearance: Bool { true }
}
