/// Reads the words of a line in their order.
struct TokenCursor {
  private let tokens: [Token]
  private let end: FilePosition
  private let help: String
  private var index = 0

  /// Splits a line that begins at a position; `help` is that of unexpected words.
  init(
    _ line: String,
    at position: FilePosition,
    marks: String = Token.marksOfCalls,
    help: String
  ) throws(ScenarioError) {
    tokens = try Token.split(line, at: position, marks: marks)
    end = position.moved(by: line.unicodeScalars.count)
    self.help = help
  }

  /// The next word; `nil` at the end of the line.
  var next: Token? { self[0] }

  /// A word behind the next one.
  subscript(distance: Int) -> Token? {
    index + distance < tokens.count ? tokens[index + distance] : nil
  }

  var position: FilePosition { next?.position ?? end }

  /// Reads the next word if it is of one of the kinds.
  mutating func take(_ kinds: Token.Kind...) -> Token? {
    guard let next, kinds.contains(next.kind) else { return nil }
    index += 1
    return next
  }

  /// Reads the next word if it is a mark or another kind of word with a text.
  mutating func skip(_ text: String, _ kind: Token.Kind = .mark) -> Bool {
    next?.text == text && take(kind) != nil
  }

  func unexpected(_ expected: String) -> ScenarioError {
    let found = next.map { "'\($0.text)'" } ?? "the end of the line"
    return ScenarioError(
      .badStatement,
      at: position,
      "found \(found), expected \(expected)",
      help: help
    )
  }
}
