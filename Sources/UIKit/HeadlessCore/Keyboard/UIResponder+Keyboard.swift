public import Foundation

/// The notifications of the keyboard and the keys of their information; the names of UIKit.
///
/// They are posted to the notification center of the run. Their information has the frames of the
/// keyboard in the coordinates of the screen, and the duration and the curve of its animation.
extension UIResponder {
  /// Posted before the keyboard is shown.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification"
  )
  /// Posted after the keyboard was shown.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification"
  )
  /// Posted before the keyboard is hidden.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification"
  )
  /// Posted after the keyboard was hidden.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification"
  )
  /// Posted before the frame of the keyboard changes.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification"
  )
  /// Posted after the frame of the keyboard has changed.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification"
  )

  /// The frame before the animation: an `NSValue` of a `CGRect`.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The frame after the animation: an `NSValue` of a `CGRect`.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The duration of the animation: an `NSNumber` of seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The curve of the animation: an `NSNumber` of a `UIView.AnimationCurve`, 7.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard belongs to the app: an `NSNumber` of `true`.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension NSValue {
  /// Creates a value of a rectangle.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

  /// The rectangle.
  public var cgRectValue: CGRect { rectValue }

  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }

  public var cgPointValue: CGPoint { pointValue }

  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

  public var cgSizeValue: CGSize { sizeValue }
}

/// On Apple platforms a `CGRect` in an `Any` casts to `NSValue` and back; apps read the frames of
/// the keyboard in both ways.
extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// Returns a value of the rectangle.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  /// Reads the rectangle of a value.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.rectValue
  }

  /// Reads the rectangle of a value.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue,
    result: inout CGRect?
  ) -> Bool {
    result = source.rectValue
    return true
  }

  /// Returns the rectangle of a value; zero for `nil`.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.rectValue ?? .zero
  }
}
