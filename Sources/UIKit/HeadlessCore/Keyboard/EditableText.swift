/// A view whose text a keyboard edits: a text field or a text view.
@MainActor
package protocol EditableText: UIResponder {
  /// Whether the keyboard's notifications precede the delegate's `didBeginEditing`, as for text
  /// views, rather than follow it, as for text fields (craiggrummitt.com/2016/07/18, iOS 9).
  var showsKeyboardBeforeItBegins: Bool { get }

  /// Asks the delegate whether editing may begin.
  func mayBeginEditing() -> Bool

  /// Notifies the delegate and observers that editing has begun.
  func editingDidBegin()

  /// Asks the delegate whether editing may end.
  func mayEndEditing() -> Bool

  /// Notifies the delegate and observers that editing has ended.
  func editingDidEnd()

  /// Replaces the selection by a text of the keyboard, unless the delegate refuses.
  ///
  /// - Returns: Whether the text was replaced.
  @discardableResult
  func enter(_ text: String) -> Bool

  /// Deletes the selection, or the character before the cursor, unless the delegate refuses.
  @discardableResult
  func deleteBackwardByKeyboard() -> Bool

  /// Handles the return key.
  func pressReturn()
}
