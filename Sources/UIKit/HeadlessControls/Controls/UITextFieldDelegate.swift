public import Foundation
import TraceModel

/// Is notified of the editing of a text field and can refuse it, as UIKit's `UITextFieldDelegate`
/// (developer.apple.com/documentation/uikit/uitextfielddelegate).
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Returns whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Sent after editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Sent after editing has ended, unless the delegate has the method with a reason.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Sent after editing has ended.
  func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  )
  /// Returns whether typed text may replace a range.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Sent after the selection has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns whether the clear button may clear the text.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns whether the return key performs its default, which is to send the action
  /// `editingDidEndOnExit`.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    unimplemented(.textFieldShouldBeginEditing, true)
  }

  public func textFieldDidBeginEditing(_ textField: UITextField) {
    unimplemented(.textFieldDidBeginEditing)
  }

  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    unimplemented(.textFieldShouldEndEditing, true)
  }

  public func textFieldDidEndEditing(_ textField: UITextField) {
    unimplemented(.textFieldDidEndEditing)
  }

  /// Calls the method without a reason, as UIKit does for delegates that have only that one.
  public func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }

  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    unimplemented(.textFieldShouldChange, true)
  }

  public func textFieldDidChangeSelection(_ textField: UITextField) {
    unimplemented(.textFieldDidChangeSelection)
  }

  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    unimplemented(.textFieldShouldClear, true)
  }

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    unimplemented(.textFieldShouldReturn, true)
  }
}
