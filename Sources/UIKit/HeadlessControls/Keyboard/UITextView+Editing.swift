import Foundation
import TraceModel

extension UITextView: EditableText {
  package var showsKeyboardBeforeItBegins: Bool { true }

  package func mayBeginEditing() -> Bool {
    ask(.textViewShouldBeginEditing) { $0.textViewShouldBeginEditing(self) }
  }

  package func editingDidBegin() {
    isEditing = true
    notify(.textViewDidBeginEditing) { $0.textViewDidBeginEditing(self) }
    runtime.postNotification(
      "textDidBeginEditing",
      Self.textDidBeginEditingNotification,
      object: self
    )
  }

  package func mayEndEditing() -> Bool {
    ask(.textViewShouldEndEditing) { $0.textViewShouldEndEditing(self) }
  }

  package func editingDidEnd() {
    isEditing = false
    notify(.textViewDidEndEditing) { $0.textViewDidEndEditing(self) }
    runtime.postNotification("textDidEndEditing", Self.textDidEndEditingNotification, object: self)
  }

  package func enter(_ text: String) -> Bool { change(edited.selection, to: text) }

  package func deleteBackwardByKeyboard() -> Bool {
    let range = edited.deletedRange
    return range.length > 0 && change(range, to: "")
  }

  /// Enters a line break.
  package func pressReturn() { _ = enter("\n") }

  private func change(_ range: NSRange, to text: String) -> Bool {
    guard isEditable else { return false }
    let isAllowed = ask(.textViewShouldChange) {
      $0.textView(self, shouldChangeTextIn: range, replacementText: text)
    }
    // The delegate may have changed the text itself.
    guard isAllowed, edited.limited(range) == range else { return false }
    replace(range, withText: text)
    return true
  }

  private func ask(_ message: Name, _ body: (any UITextViewDelegate) -> Bool) -> Bool {
    guard let delegate else { return true }
    return runtime.invokeOptional(delegate, message, argument: traceSubject) { body(delegate) }
      ?? true
  }

  private func notify(_ message: Name, _ body: (any UITextViewDelegate) -> Void) {
    guard let delegate else { return }
    _ = runtime.invokeOptional(delegate, message, argument: traceSubject) { body(delegate) }
  }
}
