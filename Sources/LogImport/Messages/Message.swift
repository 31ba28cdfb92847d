/// What a program printed on one line, cut into tokens.
struct Message {
  /// The most bytes a message about a callback or from UIKit has; longer ones are data or prose.
  static let longest = 4096

  /// The bytes.
  let bytes: ArraySlice<UInt8>
  /// The pieces, without white space.
  let tokens: [Token]

  /// Cuts bytes into tokens.
  ///
  /// - Parameter bytes: At most ``longest`` bytes without decoration.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    var tokenizer = Tokenizer(bytes)
    tokens = tokenizer.tokens()
  }

  /// The text of a range of bytes; damaged bytes become U+FFFD.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The text of a token.
  func text(at place: Int) -> String { text(tokens[place].range) }

  /// The token at a place, or `nil` behind the last one.
  func token(at place: Int) -> Token? { place < tokens.count ? tokens[place] : nil }

  /// Tells whether a sign stands at a place.
  func isSign(_ sign: Unicode.Scalar, at place: Int) -> Bool {
    place >= 0 && place < tokens.count && tokens[place].sign == UInt8(ascii: sign)
  }

  /// Tells whether a sign stands at a place with no white space before it.
  func isGluedSign(_ sign: Unicode.Scalar, at place: Int) -> Bool {
    isSign(sign, at: place) && !tokens[place].isSpaced
  }

  /// The word at a place in lower case; `nil` when no word stands there.
  func lowercasedWord(at place: Int) -> String? {
    guard let token = token(at: place), token.kind == .word else { return nil }
    return text(token.range).lowercased()
  }

  /// Returns the place behind the bracket that closes the one at a place.
  ///
  /// Only the same sort of bracket is counted; `nil` when none closes it.
  func end(ofGroupAt place: Int) -> Int? {
    guard let open = token(at: place)?.sign, let close = Self.closing(open) else { return nil }
    var depth = 0
    for index in place..<tokens.count {
      if tokens[index].sign == open { depth += 1 }
      if tokens[index].sign == close {
        depth -= 1
        if depth == 0 { return index + 1 }
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

  /// The place of the first token that is more than ornament, such as `->`, `***` or an emoji.
  ///
  /// The minus of `-[Class selector]` is no ornament.
  var start: Int {
    var place = 0
    while let token = token(at: place) {
      if token.kind == .picture {
        place += 1
      } else if let end = angles(at: place) {
        place = end
      } else if token.kind == .sign, Self.ornaments.contains(token.sign),
        !(isSign("-", at: place) && isGluedSign("[", at: place + 1))
      {
        place += 1
      } else {
        break
      }
    }
    return place
  }

  /// The place behind two or more `<`, but for one that begins an object's description.
  private func angles(at place: Int) -> Int? {
    var end = place
    while isSign("<", at: end) { end += 1 }
    guard end > place + 1 else { return nil }
    return InstanceDescription(self, at: end - 1) == nil ? end : end - 1
  }

  private static let ornaments = Set("-=>*~.:,\"'#!@/_".utf8)
}
