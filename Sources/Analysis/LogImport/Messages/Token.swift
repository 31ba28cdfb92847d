/// A token of a message: a word, a number, a punctuation character.
struct Token {
  /// The kinds of tokens.
  enum Kind {
    /// Letters, digits, `_` and `$` of ASCII, not beginning with a digit.
    case word
    /// ASCII letters and digits that begin with a digit: `42`, `0x7fa0`, `111`.
    case number
    /// Letters of other scripts.
    case nonLatin
    /// One ASCII punctuation character.
    case punctuation
    /// Symbols outside ASCII, such as emoji, arrows and full-width punctuation; invalid bytes.
    case symbol
  }

  var kind: Kind
  /// The indices of the bytes in the message.
  var range: Range<Int>
  /// Whether white space precedes the token.
  var isSpaced: Bool
  /// The punctuation character; 0 for other kinds.
  var character: UInt8
}
