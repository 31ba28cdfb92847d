public import Foundation

// inert: no pointer is connected
/// Recognizes a pointer over a view, as UIKit's `UIHoverGestureRecognizer`
/// (developer.apple.com/documentation/uikit/uihovergesturerecognizer).
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The distance of a pencil from the screen.
  open var zOffset: CGFloat { 0 }
}
