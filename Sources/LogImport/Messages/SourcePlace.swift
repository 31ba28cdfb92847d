/// A source file in a message: `Shop/Home.swift:12:5`.
struct SourcePlace {
  /// The class after which the file is named.
  var className: String
  /// The tokens of the path, its line and column.
  var range: Range<Int>

  /// Finds the first file with a source file's extension; `nil` when there is none.
  init?(_ message: Message) {
    let dots = message.tokens.indices.dropFirst().prefix(64)
    guard let dot = dots.first(where: { Self.isFile(message, dot: $0) }) else { return nil }
    className = message.text(at: dot - 1)
    var start = dot - 1
    // A category's file is named after its class.
    if message.isGluedSign("+", at: start - 1), start >= 2,
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
  }

  private static func isFile(_ message: Message, dot: Int) -> Bool {
    message.isGluedSign(".", at: dot) && message.tokens[dot - 1].kind == .word
      && dot + 1 < message.tokens.count && !message.tokens[dot + 1].isSpaced
      && WordLists.sourceExtensions.contains(message.text(at: dot + 1))
  }

  private static func isPath(_ message: Message, at place: Int) -> Bool {
    let token = message.tokens[place]
    return token.kind == .word || token.kind == .foreign || token.kind == .number
      || token.kind == .sign && "/.-_+~".utf8.contains(token.sign)
  }

  /// Whether a token is a line, a column or the sign before one.
  private static func isPosition(_ message: Message, at place: Int) -> Bool {
    let token = message.tokens[place]
    if token.kind == .number { return message.text(at: place).utf8.allSatisfy(\.isDigit) }
    let next = message.token(at: place + 1)
    return
      (message.isSign(":", at: place) || message.isSign("#", at: place)
      || message.isSign(",", at: place)) && next?.kind == .number
  }
}
