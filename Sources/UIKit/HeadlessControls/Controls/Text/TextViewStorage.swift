import Foundation

/// The storage of a text view, which changes the view.
final class TextViewStorage: NSTextStorage {
  weak var view: UITextView?
  /// Whether the view writes its own text.
  private var isWriting = false

  override func processEditing() {
    let isChanged = !editedMask.isEmpty
    super.processEditing()
    guard isChanged, !isWriting else { return }
    // The text of a view is used on the main thread only, which the next line checks.
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolated { storage.view?.storageDidChange(storage) }
  }

  /// Takes over a new text of the view.
  ///
  /// - Returns: Whether it did: the text has the font and the color of the old one throughout.
  ///   Replacing attributes ends the process in Foundation on Linux, which compares them as its own
  ///   values.
  func write(_ text: NSAttributedString) -> Bool {
    guard text.string != string else { return true }
    guard let old = style(of: self), let new = style(of: text), old == new else { return false }
    isWriting = true
    replaceCharacters(in: NSRange(location: 0, length: length), with: text.string)
    isWriting = false
    return true
  }

  /// Returns the font and the color of a text that has the same ones throughout; otherwise `nil`.
  private func style(of text: NSAttributedString) -> [NSObject?]? {
    guard text.length > 0 else { return nil }
    var range = NSRange(location: 0, length: 0)
    let attributes = text.attributes(at: 0, effectiveRange: &range)
    guard range.length == text.length else { return nil }
    return [attributes[.font] as? UIFont, attributes[.foregroundColor] as? UIColor]
  }
}
