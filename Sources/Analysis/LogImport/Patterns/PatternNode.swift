/// A node of a parsed pattern.
indirect enum PatternNode {
  /// The empty text.
  case empty
  /// One character.
  case character(PatternCharacters)
  case sequence([PatternNode])
  /// Alternatives; the first that leads to a match is used.
  case alternatives([PatternNode])
  /// A repetition, as often as possible or, if lazy, as rarely; unlimited without a maximum.
  case repetition(PatternNode, least: Int, most: Int?, isLazy: Bool)
  /// A named group.
  case group(PatternNode, PatternGroup)
  /// A condition on the position.
  case assertion(PatternAssertion)
}

/// A condition on a position in the text.
enum PatternAssertion {
  /// The start of the text.
  case start
  /// The end of the text.
  case end
  case wordBoundary
  /// The absence of a word boundary.
  case noWordBoundary
}

/// A set of characters.
struct PatternCharacters: Sendable {
  /// The code points.
  var ranges: [ClosedRange<UInt32>]
  /// Whether the set is inverted.
  var isNegated = false
  /// Whether the case of ASCII letters is ignored.
  var ignoresCase = false

  /// Whether the set contains a code point.
  func contains(_ value: UInt32) -> Bool {
    var isIn = ranges.contains { $0.contains(value) }
    if !isIn, ignoresCase, Self.isLetter(value) {
      isIn = ranges.contains { $0.contains(value ^ 0x20) }
    }
    return isIn != isNegated
  }

  private static func isLetter(_ value: UInt32) -> Bool {
    (0x41...0x5A).contains(value) || (0x61...0x7A).contains(value)
  }

  /// `\d`.
  static let digits: [ClosedRange<UInt32>] = [0x30...0x39]
  /// `\w`: letters, digits and `_` of ASCII, and everything outside ASCII.
  static let words: [ClosedRange<UInt32>] = [
    0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A, 0x80...0x10FFFF,
  ]
  /// `\s`.
  static let spaces: [ClosedRange<UInt32>] = [0x09...0x0D, 0x20...0x20, 0xA0...0xA0]

  /// The code points outside ranges.
  static func complement(_ ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
    var result: [ClosedRange<UInt32>] = []
    var next: UInt32 = 0
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if range.lowerBound > next { result.append(next...(range.lowerBound - 1)) }
      next = max(next, range.upperBound + 1)
    }
    if next <= 0x10FFFF { result.append(next...0x10FFFF) }
    return result
  }
}

/// The named groups of a pattern.
enum PatternGroup: String, CaseIterable {
  /// The receiver's class, with or without its module.
  case className = "class"
  /// The callback in any spelling.
  case callback
  /// The label of the receiver.
  case label
  /// The receiver's address, or its label if it is not an address.
  case id
  /// The receiver's address.
  case pointer
  /// The object argument.
  case argument
  /// The `animated` argument.
  case animated
  /// The time in any form that lines begin with, or in seconds since 1970.
  case time
  /// The process's number.
  case process
  /// The thread's number.
  case thread
  /// The printed text, which is parsed like any message.
  case message
}
