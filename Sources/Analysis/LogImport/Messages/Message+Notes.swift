/// The text of notes after a callback.
extension Message {
  /// Whether a note states that the callback was not called, or asks about it.
  func deniesCall(from start: Int) -> Bool {
    (start..<tokens.count).contains {
      isWord(in: Self.denials, at: $0) || isPunctuation("?", at: $0)
        || isPunctuation("{", at: $0)
    }
  }

  private static let denials: WordSet = [
    "didn", "doesn", "expected", "ignored", "isn", "missing", "must", "needs", "never", "no", "not",
    "nothing", "pending", "should", "skipped", "todo", "wasn", "why", "wrong",
  ]

  /// Whether a token is part of a link or of source code.
  func isMarkup(_ index: Int) -> Bool {
    let character = tokens[index].character
    return ";`{}".utf8.contains(character)
      || isPunctuation("/", at: index) && isAttached("/", at: index + 1)
  }

  /// Whether braces contain numbers only, as in `{{0, 0}, {320, 480}}`; others are source code.
  func isRectangle(in range: Range<Int>) -> Bool {
    !range.isEmpty && range.allSatisfy { tokens[$0].kind != .word }
  }

  /// Whether a word is a line: `L42`.
  func isLineNumber(at index: Int) -> Bool {
    guard let word = word(at: index), word.count > 1, word.first?.lowercased == 0x6C else {
      return false
    }
    return word.dropFirst().allSatisfy(\.isDigit)
  }
}
