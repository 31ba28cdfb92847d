/// A piece of a message: a word, a number, a sign.
struct Token {
  /// The sorts of pieces.
  enum Kind {
    /// Letters, digits, `_` and `$` of ASCII, not beginning with a digit.
    case word
    /// ASCII letters and digits that begin with a digit: `42`, `0x7fa0`, `111`.
    case number
    /// Letters of other scripts.
    case foreign
    /// One ASCII sign.
    case sign
    /// Signs outside ASCII, such as emoji, arrows and full-width punctuation; damaged bytes.
    case picture
  }

  /// The sort.
  var kind: Kind
  /// The indices of the bytes in the message.
  var range: Range<Int>
  /// Whether white space stands before it.
  var isSpaced: Bool
  /// The sign itself; 0 for the other sorts.
  var sign: UInt8
}
