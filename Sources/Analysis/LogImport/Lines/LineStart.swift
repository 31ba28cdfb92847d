/// Recognizes lines that begin with their text.
///
/// Most lines have no decoration; a test of their first bytes replaces the search for it.
enum LineStart {
  /// Whether ``Decoration`` removes nothing before the text of a line.
  ///
  /// `false` also for lines that only the complete search can decide.
  static func isPlain(_ line: ByteSlice) -> Bool {
    guard let first = line.first else { return false }
    let second = line.dropFirst().first ?? 0
    let isMethod = first == UInt8(ascii: "-") && second == UInt8(ascii: "[")
    guard isMethod || first.isLetter || first.isDigit || others.contains(first),
      line.prefix(3).allSatisfy({ $0 < 0x80 })
    else { return false }
    // A file and a line may precede the text, as `grep -n` prints them: `device.log:123:`.
    let head = line.prefix(longestPath)
    guard let end = head.firstIndex(where: { $0 <= 0x20 || $0 == UInt8(ascii: ":") }) else {
      return head.count < longestPath
    }
    guard line[end] == UInt8(ascii: ":") else { return true }
    // `dbug: [07:30:04.3163530] `
    if first & 0x20 != 0, end - line.startIndex == 4, end + 2 < line.endIndex,
      line[end + 2] == UInt8(ascii: "[")
    {
      return false
    }
    let isBeforeDigit = end + 1 < line.endIndex && line[end + 1].isDigit
    if first.isDigit, !isBeforeDigit { return false }
    return !isBeforeDigit || !line[..<end].contains(UInt8(ascii: "."))
  }

  /// The maximum number of bytes that are searched for the colon after a file.
  private static let longestPath = 256
  private static let others = ByteSet("[<".utf8)

  /// Returns the text of a line without decoration, control sequences and invisible characters.
  static func text(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    plainText(of: InvisibleCharacters.strip(TerminalColor.strip(line)))
  }

  /// Returns the text of a line without decoration.
  static func plainText(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard line.withByteSlice(isPlain) else { return Decoration.strip(line) }
    let last = line.withByteSlice { line.startIndex + end(of: $0) }
    return Markup.unescaped(line[..<last])
  }

  /// The index after the text of a line without the space behind it.
  static func end(of line: ByteSlice) -> Int {
    var end = line.endIndex
    while end > line.startIndex, isSpace(line[end - 1]) { end -= 1 }
    return end
  }

  /// Whether a byte is removed before and behind a line's text.
  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
}
