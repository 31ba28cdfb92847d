public import Foundation

/// A gesture that can be disabled and that asks its delegate, as UIKit's `UIGestureRecognizer`
/// (developer.apple.com/documentation/uikit/uigesturerecognizer).
///
/// It recognizes nothing: tests drive gestures by calls such as
/// ``UINavigationController/beginInteractivePop()``.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// Whether the gesture can begin.
  open var isEnabled = true
  /// Decides whether the gesture begins; without one it does.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the gesture begins now.
  var begins: Bool { isEnabled && (delegate?.gestureRecognizerShouldBegin(self) ?? true) }
}

/// Decides about a gesture, as UIKit's `UIGestureRecognizerDelegate`.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Returns whether a gesture begins.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Lets the gesture begin: the method is optional.
  public func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
