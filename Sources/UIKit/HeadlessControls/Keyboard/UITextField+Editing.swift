@_spi(Runtime) import HeadlessCore
import Foundation
import TraceModel

extension EditableText {
  /// Makes the view the first responder after a tap.
  func beginEditingByTouch() {
    guard !isFirstResponder, canBecomeFirstResponder else { return }
    let runtime = responderRuntime
    runtime.dispatcher.send(.becomeFirstResponder, to: runtime.appObjects.subject(of: self)) {
      _ = becomeFirstResponder()
    }
  }
}

extension UITextField: EditableText {
  package var showsKeyboardBeforeItBegins: Bool { false }

  package func mayBeginEditing() -> Bool {
    ask(.textFieldShouldBeginEditing) { $0.textFieldShouldBeginEditing(self) }
  }

  // choice: text-field-editing-events
  package func editingDidBegin() {
    isEditing = true
    if clearsOnBeginEditing, hasText { enterCleared() }
    notify(.textFieldDidBeginEditing) { $0.textFieldDidBeginEditing(self) }
    runtime.postNotification(
      "textDidBeginEditing",
      Self.textDidBeginEditingNotification,
      object: self
    )
    sendActions(for: .editingDidBegin)
  }

  package func mayEndEditing() -> Bool {
    ask(.textFieldShouldEndEditing) { $0.textFieldShouldEndEditing(self) }
  }

  package func editingDidEnd() {
    isEditing = false
    notify(.textFieldDidEndEditing) { $0.textFieldDidEndEditing(self, reason: .committed) }
    runtime.postNotification("textDidEndEditing", Self.textDidEndEditingNotification, object: self)
    sendActions(for: .editingDidEnd)
  }

  // choice: text-field-clear-button
  /// Clears the text and begins editing, if the delegate allows it, as a tap on the clear button
  /// does.
  func pressClear() {
    if enterCleared() { beginEditingByTouch() }
  }

  /// Removes the text as the clear button does, unless the delegate refuses.
  ///
  /// - Returns: Whether the text was removed.
  @discardableResult
  func enterCleared() -> Bool {
    guard ask(.textFieldShouldClear, { $0.textFieldShouldClear(self) }) else { return false }
    replace(NSRange(location: 0, length: edited.length), withText: "")
    return true
  }

  package func enter(_ text: String) -> Bool { change(edited.selection, to: text) }

  package func deleteBackwardByKeyboard() -> Bool {
    let range = edited.deletedRange
    return range.length > 0 && change(range, to: "")
  }

  private func change(_ range: NSRange, to text: String) -> Bool {
    guard mayChange(range, to: text) else { return false }
    let isAllowed = ask(.textFieldShouldChange) {
      $0.textField(self, shouldChangeCharactersIn: range, replacementString: text)
    }
    // The delegate may have changed the text itself.
    guard isAllowed, edited.limited(range) == range else { return false }
    replace(range, withText: text)
    return true
  }

  // choice: text-field-return
  /// Handles the return key: if the delegate allows it, the actions of `editingDidEndOnExit` and
  /// `primaryActionTriggered` are performed, and a field with an action of the former resigns.
  package func pressReturn() {
    guard ask(.textFieldShouldReturn, { $0.textFieldShouldReturn(self) }) else { return }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if ends, isFirstResponder { resignFirstResponder() }
  }

  private func ask(_ message: Name, _ body: (any UITextFieldDelegate) -> Bool) -> Bool {
    guard let delegate else { return true }
    return runtime.invokeOptional(delegate, message, argument: traceSubject) { body(delegate) }
      ?? true
  }

  private func notify(_ message: Name, _ body: (any UITextFieldDelegate) -> Void) {
    guard let delegate else { return }
    _ = runtime.invokeOptional(delegate, message, argument: traceSubject) { body(delegate) }
  }
}
