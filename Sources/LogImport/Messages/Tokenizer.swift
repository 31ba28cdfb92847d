/// Cuts the bytes of a message into tokens.
struct Tokenizer {
  /// The most tokens that are of interest: a message with more is no callback.
  static let mostTokens = 192

  private let bytes: ArraySlice<UInt8>
  private var index: Int

  /// Creates a tokenizer at the start of the bytes.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  /// Returns the tokens, at most ``mostTokens``.
  mutating func tokens() -> [Token] {
    var tokens: [Token] = []
    var isSpaced = true
    while index < bytes.endIndex, tokens.count < Self.mostTokens {
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
          sign: kind == .sign ? bytes[start] : 0
        )
      )
      isSpaced = false
    }
    return tokens
  }

  /// Passes one token or one space and returns its kind; `nil` for space.
  private mutating func advance() -> Token.Kind? {
    let first = bytes[index]
    guard first < 0x80 else { return advanceForeign() }
    if first <= 0x20 || first == 0x7F {
      index += 1
      return nil
    }
    guard first.isWordByte else {
      index += 1
      return .sign
    }
    while index < bytes.endIndex, bytes[index].isWordByte { index += 1 }
    return first.isDigit ? .number : .word
  }

  private mutating func advanceForeign() -> Token.Kind? {
    let (scalar, length) = UnicodeDecoding.scalar(at: index, of: bytes)
    index += length
    guard let scalar else { return .picture }
    if scalar.properties.isWhitespace { return nil }
    let isLetter = scalar.properties.isAlphabetic
    while index < bytes.endIndex, bytes[index] >= 0x80 {
      let (next, length) = UnicodeDecoding.scalar(at: index, of: bytes)
      guard let next, !next.properties.isWhitespace, next.properties.isAlphabetic == isLetter
      else { break }
      index += length
    }
    return isLetter ? .foreign : .picture
  }
}
