/// A line that a program printed, split into tokens.
struct Message {
  /// The maximum length of a message in bytes; longer ones are data or prose.
  static let maximumLength = 4096

  let bytes: ArraySlice<UInt8>
  /// Whether a time, a process or the tag of a level precedes the message, so that it is not a line
  /// of a document.
  let isLogged: Bool
  /// The tokens, without white space.
  let tokens: [Token]

  /// Splits bytes into tokens.
  ///
  /// - Parameters:
  ///   - bytes: At most ``maximumLength`` bytes without decoration.
  ///   - isLogged: Whether a time, a process or the tag of a level precedes the message.
  init(_ bytes: ArraySlice<UInt8>, isLogged: Bool = false) {
    self.bytes = bytes
    self.isLogged = isLogged
    var tokenizer = Tokenizer(bytes)
    tokens = tokenizer.tokens()
  }

  /// The text of a range of bytes; invalid bytes become U+FFFD.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func text(at index: Int) -> String { text(tokens[index].range) }

  /// The token at an index, or `nil` after the last one.
  func token(at index: Int) -> Token? { index < tokens.count ? tokens[index] : nil }

  /// Whether the token at an index is a punctuation character.
  func isPunctuation(_ sign: Unicode.Scalar, at index: Int) -> Bool {
    index >= 0 && index < tokens.count && tokens[index].character == UInt8(ascii: sign)
  }

  /// Whether the token at an index is a punctuation character without white space before it.
  func isAttached(_ sign: Unicode.Scalar, at index: Int) -> Bool {
    isPunctuation(sign, at: index) && !tokens[index].isSpaced
  }

  /// The word at an index in lower case; `nil` if the token is not a word.
  func lowercasedWord(at index: Int) -> String? {
    guard let token = token(at: index), token.kind == .word else { return nil }
    return text(token.range).lowercased()
  }

  /// Returns the index after the bracket that closes the bracket at an index.
  ///
  /// Only brackets of the same kind count; returns `nil` if none closes it.
  func end(ofGroupAt index: Int) -> Int? {
    guard let open = token(at: index)?.character, let close = Self.closing(open) else { return nil }
    var depth = 0
    for current in index..<tokens.count {
      if tokens[current].character == open { depth += 1 }
      if tokens[current].character == close {
        depth -= 1
        if depth == 0 { return current + 1 }
      }
    }
    return nil
  }

  private static func closing(_ open: UInt8) -> UInt8? {
    switch open {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    case UInt8(ascii: "<"): UInt8(ascii: ">")
    default: nil
    }
  }

  /// The index of the first token after ornaments such as `->`, `***` or an emoji.
  ///
  /// The minus of `-[Class selector]` is not an ornament.
  var start: Int {
    var index = 0
    while let token = token(at: index) {
      if token.kind == .symbol {
        index += 1
      } else if let end = angles(at: index) {
        index = end
      } else if token.kind == .punctuation, Self.ornaments.contains(token.character),
        !(isPunctuation("-", at: index) && isAttached("[", at: index + 1))
      {
        index += 1
      } else {
        break
      }
    }
    return index
  }

  /// The index after two or more `<`, except for one that begins an object's description.
  private func angles(at index: Int) -> Int? {
    var end = index
    while isPunctuation("<", at: end) { end += 1 }
    guard end > index + 1 else { return nil }
    return InstanceDescription(self, at: end - 1) == nil ? end : end - 1
  }

  private static let ornaments = Set("-=>*~.:,\"'#!@/_^".utf8)
}
