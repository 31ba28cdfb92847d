public import Foundation

/// A responder that receives text from the keyboard, as UIKit's `UIKeyInput`
/// (developer.apple.com/documentation/uikit/uikeyinput).
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Inserts a text at the cursor.
  func insertText(_ text: String)
  /// Removes the character before the cursor.
  func deleteBackward()
}

/// A position in a text, as UIKit's `UITextPosition`.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// The number of UTF-16 units before the position.
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
}

/// A range of a text, as UIKit's `UITextRange`.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  /// The begin.
  open var start: UITextPosition { UITextPosition(range.location) }
  open var end: UITextPosition { UITextPosition(range.location + range.length) }
  /// Whether the range contains no character.
  open var isEmpty: Bool { range.length == 0 }
}

/// A text with a selection that can be edited, as UIKit's `UITextInput`
/// (developer.apple.com/documentation/uikit/uitextinput).
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The selected range; empty for a cursor.
  var selectedTextRange: UITextRange? { get set }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
}

extension UITextInput {
  /// Text that an input method has not confirmed; there is none here.
  public var markedTextRange: UITextRange? { nil }

  /// Returns the range between two positions.
  public func textRange(
    from fromPosition: UITextPosition,
    to toPosition: UITextPosition
  )
    -> UITextRange?
  {
    let start = min(fromPosition.offset, toPosition.offset)
    let end = max(fromPosition.offset, toPosition.offset)
    return UITextRange(NSRange(location: start, length: end - start))
  }

  /// Returns the position at a distance from a position; `nil` outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (sum, overflows) = position.offset.addingReportingOverflow(offset)
    guard !overflows, (0...endOfDocument.offset).contains(sum) else { return nil }
    return UITextPosition(sum)
  }

  /// Returns the number of UTF-16 units between two positions.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Compares two positions.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset == other.offset ? .orderedSame : .orderedDescending
  }
}
