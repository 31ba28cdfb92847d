package import Foundation

/// A text with a selection.
///
/// Positions count UTF-16 units, as in UIKit. Ranges outside the text are limited to it, and a
/// position within a character pair moves to its begin.
package struct EditedText {
  /// The characters.
  package private(set) var string = ""
  /// The selected range; empty for a cursor.
  package private(set) var selection = NSRange(location: 0, length: 0)

  /// The number of UTF-16 units.
  package var length: Int { string.utf16.count }

  /// Replaces the whole text and puts the cursor at its end.
  package mutating func setString(_ string: String) {
    self.string = string
    selection = NSRange(location: length, length: 0)
  }

  package mutating func select(_ range: NSRange) {
    selection = limited(range)
  }

  /// Returns the characters of a range.
  package func substring(in range: NSRange) -> String { String(string[indices(of: range)]) }

  /// Replaces the characters of a range and puts the cursor behind the new ones.
  package mutating func replace(_ range: NSRange, with text: String) {
    let replaced = indices(of: range)
    let location = string.utf16.distance(from: string.startIndex, to: replaced.lowerBound)
    string.replaceSubrange(replaced, with: text)
    selection = limited(NSRange(location: location + text.utf16.count, length: 0))
  }

  /// The range that the delete key removes: the selection, or the character before the cursor.
  package var deletedRange: NSRange {
    guard selection.length == 0 else { return selection }
    let end = indices(of: selection).lowerBound
    guard end > string.startIndex else { return selection }
    return NSRange(string.index(before: end)..<end, in: string)
  }

  package func limited(_ range: NSRange) -> NSRange {
    let location = min(max(range.location, 0), length)
    return NSRange(location: location, length: min(max(range.length, 0), length - location))
  }

  private func indices(of range: NSRange) -> Range<String.Index> {
    let range = limited(range)
    let start = string.utf16.index(string.startIndex, offsetBy: range.location)
    let end = string.utf16.index(start, offsetBy: range.length)
    // A position within a surrogate pair moves to the beginning of the scalar.
    let scalars = string.unicodeScalars
    return scalars.index(rounding: start)..<scalars.index(rounding: end)
  }
}

extension String.UnicodeScalarView {
  /// Returns the beginning of the scalar at an index.
  fileprivate func index(rounding index: Index) -> Index {
    guard index < endIndex, index.samePosition(in: self) == nil else { return index }
    return self.index(before: self.index(after: index))
  }
}
