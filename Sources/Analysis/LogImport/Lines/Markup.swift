/// Removes the escapes of Markdown and HTML from a line that was pasted into a document.
///
/// `\<App.Home: 0x1\>` and `&lt;App.Home: 0x1&gt;`.
/// Source: CommonMark 0.31, section 2.4; HTML Living Standard, section 13.1.4.
enum Markup {
  /// Returns a line without escapes.
  static func unescaped(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let range = line.startIndex..<line.endIndex
    guard
      line.firstIndex(of: backslash, in: range) != nil
        || line.firstIndex(of: ampersand, in: range) != nil,
      hasEscape(line)
    else { return line }
    var result: [UInt8] = []
    result.reserveCapacity(line.count)
    var rest = line
    while let byte = rest.first {
      if byte == backslash, let next = rest.dropFirst().first, escaped.contains(next) {
        result.append(next)
        rest = rest.dropFirst(2)
      } else if byte == ampersand,
        let entity = entities.first(where: { rest.starts(with: $0.text.utf8) })
      {
        result.append(entity.character)
        rest = rest.dropFirst(entity.text.utf8.count)
      } else {
        result.append(byte)
        rest.removeFirst()
      }
    }
    return result[...]
  }

  /// Whether a line has a bracket that is escaped: other backslashes belong to its text.
  private static func hasEscape(_ line: ArraySlice<UInt8>) -> Bool {
    var previous: UInt8 = 0
    for (index, byte) in zip(line.indices, line) {
      if previous == backslash, brackets.contains(byte) { return true }
      if byte == ampersand,
        entities.contains(where: { line[index...].starts(with: $0.text.utf8) })
      {
        return true
      }
      previous = byte
    }
    return false
  }

  private static let backslash = UInt8(ascii: "\\")
  private static let ampersand = UInt8(ascii: "&")
  private static let brackets = Set("<>[]_-".utf8)
  private static let escaped = Set("<>[]()_-*#.:+!|`".utf8)
  private static let entities: [(text: String, character: UInt8)] = [
    ("&lt;", UInt8(ascii: "<")), ("&gt;", UInt8(ascii: ">")), ("&amp;", ampersand),
    ("&quot;", UInt8(ascii: "\"")), ("&#39;", UInt8(ascii: "'")),
  ]
}
