/// Splits the bytes of a message into tokens.
struct Tokenizer {
  /// The maximum number of tokens: a longer message does not report a callback.
  static let maximumTokens = 192

  private let bytes: ArraySlice<UInt8>
  private var index: Int

  /// Creates a tokenizer at the start of the bytes.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  /// Returns the tokens, at most ``maximumTokens``.
  mutating func tokens() -> [Token] {
    var tokens: [Token] = []
    var isSpaced = true
    while index < bytes.endIndex, tokens.count < Self.maximumTokens {
      let start = index
      let kind = advance()
      guard let kind else {
        isSpaced = true
        continue
      }
      tokens.append(
        Token(
          kind: kind,
          range: start..<index,
          isSpaced: isSpaced,
          character: kind == .punctuation ? bytes[start] : 0
        )
      )
      isSpaced = false
    }
    return tokens
  }

  /// Skips one token or one space; returns the kind of the token, `nil` for space.
  private mutating func advance() -> Token.Kind? {
    let first = bytes[index]
    guard first < 0x80 else { return advanceBeyondASCII() }
    if first <= 0x20 || first == 0x7F {
      index += 1
      return nil
    }
    guard first.isWordByte else {
      index += 1
      return .punctuation
    }
    while index < bytes.endIndex, bytes[index].isWordByte { index += 1 }
    return first.isDigit ? .number : .word
  }

  private mutating func advanceBeyondASCII() -> Token.Kind? {
    let (scalar, length) = UnicodeDecoding.scalar(at: index, of: bytes)
    index += length
    guard let scalar else { return .symbol }
    if scalar.properties.isWhitespace { return nil }
    let isLetter = scalar.properties.isAlphabetic
    while index < bytes.endIndex, bytes[index] >= 0x80 {
      let (next, length) = UnicodeDecoding.scalar(at: index, of: bytes)
      guard let next, !next.properties.isWhitespace, next.properties.isAlphabetic == isLetter
      else { break }
      index += length
    }
    return isLetter ? .nonLatin : .symbol
  }
}
