package import Foundation

/// A text broken into lines.
///
/// Lines are as long as possible. They are broken after spaces, hyphens and dashes, and between
/// ideographs; a word that is longer than a line is broken between characters. Spaces at the end of
/// a line have no width.
package struct TextLines {
  /// The number of lines.
  package private(set) var count = 0
  /// The width of the longest line in thousandths of an em.
  private var longest = 0
  private let font: UIFont
  private let limit: Int
  /// The lines with their ranges in the text; empty unless they were asked for.
  private(set) var lines: [Line] = []
  private let recordsLines: Bool
  /// The position of the next line in the text.
  private var start = 0

  /// A line of a text.
  struct Line {
    /// The range in the text, in UTF-16 units, without a newline at its end.
    var range: NSRange
    /// The width in thousandths of an em.
    var width: Int
  }

  // choice: text-wrapping
  /// Breaks a text into lines.
  ///
  /// - Parameters:
  ///   - text: The text; each newline ends a line.
  ///   - font: The font.
  ///   - width: The maximum width of a line; infinite for lines that end only at a newline.
  ///   - limit: The maximum number of lines; 0 for any number. Further lines are not measured.
  ///   - byCharacters: Whether lines end after any character rather than after a word.
  package init(_ text: String, font: UIFont, width: CGFloat, limit: Int, byCharacters: Bool) {
    self.init(text, font, width, limit, byCharacters, recordsLines: false)
  }

  /// Breaks a text into ``lines``.
  init(recording text: String, font: UIFont, width: CGFloat, limit: Int, byCharacters: Bool) {
    self.init(text, font, width, limit, byCharacters, recordsLines: true)
  }

  private init(
    _ text: String,
    _ font: UIFont,
    _ width: CGFloat,
    _ limit: Int,
    _ byCharacters: Bool,
    recordsLines: Bool
  ) {
    self.recordsLines = recordsLines
    self.font = font
    self.limit = limit > 0 ? limit : Int.max
    guard !text.isEmpty else { return }
    // A text that was measured fits into its own width, which is rounded to pixels.
    let thousandths = (width + 0.01) * 1000 / font.pointSize
    let available = thousandths < 1e15 ? Int(max(0, thousandths)) : Int.max
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      guard count < self.limit else { return }
      if recordsLines {
        start = text.utf16.distance(from: text.startIndex, to: paragraph.startIndex)
      }
      addLines(of: paragraph, within: available, byCharacters: byCharacters)
    }
  }

  /// Returns the width of the longest line and the height of all lines, rounded up to pixels.
  package func size(on grid: PixelGrid) -> CGSize { grid.enclosing(exactSize) }

  /// The width of the longest line and the height of all lines.
  package var exactSize: CGSize {
    CGSize(
      width: CGFloat(longest) * font.pointSize / 1000,
      height: CGFloat(count) * font.lineHeight
    )
  }

  /// A position in a line.
  private struct Position {
    /// The width up to the last character that is not a space.
    var visible = 0
    /// The width with the spaces at the end.
    var full = 0
    /// The number of UTF-16 units.
    var length = 0
  }

  private mutating func addLines(
    of paragraph: Substring,
    within available: Int,
    byCharacters: Bool
  ) {
    var end = Position()
    /// The last position where the line can be broken.
    var lastBreak: Position?
    for character in paragraph {
      let width = font.thousandths(of: character)
      if character.isBreakingSpace {
        end.full += width
        end.length += character.utf16.count
        lastBreak = end
        continue
      }
      if character.isIdeograph, end.full > 0 { lastBreak = end }
      while end.visible > 0 || lastBreak != nil, end.full > available - width {
        let broken = lastBreak ?? end
        guard add(broken) else { return }
        end.full -= broken.full
        end.length -= broken.length
        end.visible = end.full
        lastBreak = nil
      }
      end.full += width
      end.length += character.utf16.count
      end.visible = end.full
      if byCharacters || character.endsWord { lastBreak = end }
    }
    add(end)
  }

  /// Adds a line, and returns whether a further one can follow.
  @discardableResult
  private mutating func add(_ end: Position) -> Bool {
    count += 1
    longest = max(longest, end.visible)
    if recordsLines {
      let range = NSRange(location: start, length: end.length)
      lines.append(Line(range: range, width: end.visible))
      start += end.length
    }
    return count < limit
  }
}

extension Character {
  /// Whether a line can be broken after this space.
  fileprivate var isBreakingSpace: Bool {
    isWhitespace && self != "\u{A0}" && self != "\u{202F}" && self != "\u{2007}"
  }

  /// Whether a line can be broken after this character.
  fileprivate var endsWord: Bool {
    switch self {
    case "-", "\u{2010}", "\u{2013}", "\u{2014}": true
    default: isIdeograph
    }
  }

  /// Whether a line can be broken before and after this character of Chinese or Japanese.
  fileprivate var isIdeograph: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return switch scalar.value {
    case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }
}
