public import Foundation

/// A gesture recognizer that can be disabled or prevented by its delegate, as UIKit's
/// `UIGestureRecognizer` (developer.apple.com/documentation/uikit/uigesturerecognizer).
///
/// It recognizes no touches: tests drive gestures by calls such as
/// ``UINavigationController/beginInteractivePop()``.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// Whether the gesture can begin.
  open var isEnabled = true
  /// The delegate, which can prevent the gesture; without a delegate the gesture begins.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the gesture may begin now.
  var begins: Bool { isEnabled && (delegate?.gestureRecognizerShouldBegin(self) ?? true) }
}

/// Can prevent a gesture, as UIKit's `UIGestureRecognizerDelegate`.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Returns whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns `true`.
  public func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
