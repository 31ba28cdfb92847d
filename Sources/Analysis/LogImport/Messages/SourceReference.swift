/// A source file in a message: `Shop/Home.swift:12:5`.
struct SourceReference {
  /// The class that the file is named after.
  var className: String
  /// The tokens of the path, the line and the column.
  var range: Range<Int>
  /// Whether a line follows the path.
  let hasLine: Bool

  /// Finds the first name with the extension of a source file; `nil` if there is none.
  init?(_ message: Message) {
    let dots = message.tokens.indices.dropFirst().prefix(64)
    guard let dot = dots.first(where: { Self.isFile(message, dot: $0) }) else { return nil }
    className = message.text(at: dot - 1)
    var start = dot - 1
    // The file of a category begins with the name of its class.
    if message.isAttached("+", at: start - 1), start >= 2,
      message.tokens[start - 2].kind == .word, !message.tokens[start].isSpaced
    {
      start -= 2
      className = message.text(at: start)
    }
    while start > 0, !message.tokens[start].isSpaced, Self.isPath(message, at: start - 1) {
      start -= 1
    }
    var end = dot + 2
    if message.lowercasedWord(at: end) == "line" { end += 1 }
    while end < message.tokens.count, Self.isPosition(message, at: end) { end += 1 }
    range = start..<end
    hasLine = message.token(at: end - 1)?.kind == .number
  }

  private static func isFile(_ message: Message, dot: Int) -> Bool {
    message.isAttached(".", at: dot) && message.tokens[dot - 1].kind == .word
      && dot + 1 < message.tokens.count && !message.tokens[dot + 1].isSpaced
      && WordLists.sourceExtensions.contains(message.text(at: dot + 1))
  }

  private static func isPath(_ message: Message, at index: Int) -> Bool {
    let token = message.tokens[index]
    return token.kind == .word || token.kind == .nonLatin || token.kind == .number
      || token.kind == .punctuation && "/.-_+~".utf8.contains(token.character)
  }

  /// Whether a token is a line, a column or the punctuation before one.
  private static func isPosition(_ message: Message, at index: Int) -> Bool {
    let token = message.tokens[index]
    if token.kind == .number { return message.text(at: index).utf8.allSatisfy(\.isDigit) }
    let next = message.token(at: index + 1)
    return
      (message.isPunctuation(":", at: index) || message.isPunctuation("#", at: index)
      || message.isPunctuation(",", at: index)) && next?.kind == .number
  }
}
