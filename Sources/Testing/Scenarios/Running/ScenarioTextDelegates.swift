import Foundation
import HeadlessUIKit
import TraceModel

/// Receives the editing of a text field.
final class ScenarioTextFieldDelegate: NSObject, UITextFieldDelegate {
  /// The answer to `textFieldShouldEndEditing`.
  var endsEditing = true
  private let script: ObjectScript

  init(_ script: ObjectScript) {
    self.script = script
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    script.around(.textFieldShouldBeginEditing) {}
    return true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    script.around(.textFieldDidBeginEditing) {}
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    script.around(.textFieldShouldEndEditing) {}
    return endsEditing
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    script.around(.textFieldDidEndEditing) {}
  }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    script.around(.textFieldShouldChange) {}
    return true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    script.around(.textFieldShouldReturn) {}
    return true
  }
}

/// Receives the editing of a text view.
final class ScenarioTextViewDelegate: NSObject, UITextViewDelegate {
  private let script: ObjectScript

  init(_ script: ObjectScript) {
    self.script = script
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    script.around(.textViewShouldBeginEditing) {}
    return true
  }

  func textViewDidBeginEditing(_ textView: UITextView) {
    script.around(.textViewDidBeginEditing) {}
  }

  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    script.around(.textViewShouldEndEditing) {}
    return true
  }

  func textViewDidEndEditing(_ textView: UITextView) {
    script.around(.textViewDidEndEditing) {}
  }

  func textViewDidChange(_ textView: UITextView) { script.around(.textViewDidChange) {} }

  func textViewDidChangeSelection(_ textView: UITextView) {
    script.around(.textViewDidChangeSelection) {}
  }
}
