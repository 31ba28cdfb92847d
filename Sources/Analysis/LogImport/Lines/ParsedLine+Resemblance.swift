extension ParsedLine {
  /// The largest number of words of a line that looks like a callback; prose has more.
  private static let mostWords = 5
  /// The largest number of bytes of such a line.
  private static let mostBytes = 160
  /// Texts of source code and documentation.
  private static let signsOfCode = [
    "func ", "super", "override", "//", "`", "case ", "{", "}", ";",
  ]

  /// Whether a line that names a callback looks like the report of a call: short, no prose and no
  /// source code.
  var looksLikeCallback: Bool {
    let text = prefix.message
    guard mentioned != nil, text.count <= Self.mostBytes else { return false }
    let words = text.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard words.count <= Self.mostWords, text.count(where: { $0 >= 0x80 }) * 3 < text.count else {
      return false
    }
    let line = String(decoding: text, as: UTF8.self)
    return !Self.signsOfCode.contains(where: line.contains)
  }
}
