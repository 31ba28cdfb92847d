/// A part of a pattern, as its text nests it.
indirect enum PatternNode {
  /// Nothing.
  case empty
  /// One character.
  case character(PatternCharacters)
  /// One after the other.
  case sequence([PatternNode])
  /// The first that leads to a match.
  case alternatives([PatternNode])
  /// As often as possible, or as rarely when it is lazy; without a most, without end.
  case repetition(PatternNode, least: Int, most: Int?, isLazy: Bool)
  /// A group whose place is wanted.
  case group(PatternNode, PatternGroup)
  /// A condition on the place.
  case assertion(PatternAssertion)
}

/// A condition on a place in the text.
enum PatternAssertion {
  /// The text begins here.
  case start
  /// The text ends here.
  case end
  /// A word begins or ends here.
  case wordBoundary
  /// No word begins or ends here.
  case noWordBoundary
}

/// A set of characters.
struct PatternCharacters: Sendable {
  /// The code points.
  var ranges: [ClosedRange<UInt32>]
  /// Whether all other code points are meant.
  var isNegated = false
  /// Whether capital and small letters of ASCII are the same.
  var ignoresCase = false

  /// Tells whether the set holds a code point.
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

  /// All code points that some ranges leave out.
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

/// What a named group of a pattern tells.
enum PatternGroup: String, CaseIterable {
  /// The receiver's class, with or without its module.
  case className = "class"
  /// The callback in any spelling.
  case callback
  /// The author's name of the receiver.
  case label
  /// The receiver's address, or its name when it is no address.
  case id
  /// The receiver's address.
  case pointer
  /// The object argument.
  case argument
  /// The `animated` argument.
  case animated
  /// The time, in any form that lines begin with, or in seconds since 1970.
  case time
  /// The process's number.
  case process
  /// The thread's number.
  case thread
  /// What the program printed; it is read as other messages are.
  case message
}
