/// Parses a set of characters in brackets: `[A-Za-z_]`, `[^\s:]`.
struct PatternClassParser {
  private let text: [UInt32]
  private let start: Int
  private let ignoresCase: Bool
  /// The index of the next character.
  private(set) var position: Int

  /// Creates a parser after the opening bracket.
  init(_ text: [UInt32], at position: Int, ignoresCase: Bool) {
    self.text = text
    start = position - 1
    self.position = position
    self.ignoresCase = ignoresCase
  }

  /// Returns the set and skips the closing bracket.
  mutating func parse() throws(LogPatternError) -> PatternCharacters {
    var characters = PatternCharacters(ranges: [], ignoresCase: ignoresCase)
    if position < text.count, text[position] == ("^" as Unicode.Scalar).value {
      characters.isNegated = true
      position += 1
    }
    let first = position
    while position < text.count {
      if text[position] == ("]" as Unicode.Scalar).value, position > first {
        position += 1
        return characters
      }
      let ranges = try element()
      characters.ranges += try range(from: ranges)
    }
    throw error("'[' is not closed", "write '\\[' for the sign itself", at: start)
  }

  private func error(_ message: String, _ help: String, at index: Int) -> LogPatternError {
    LogPatternError(code: .syntax, message: message, column: index + 1, help: help)
  }

  private mutating func element() throws(LogPatternError) -> [ClosedRange<UInt32>] {
    let value = text[position]
    position += 1
    guard value == ("\\" as Unicode.Scalar).value else { return [value...value] }
    guard position < text.count, let ranges = Self.escaped(text[position]) else {
      throw error(
        "'\\' means nothing here",
        "there are \\d \\w \\s \\t and signs",
        at: position - 1
      )
    }
    position += 1
    return ranges
  }

  /// Reads the end of a range such as `A-Z` if a hyphen follows.
  private mutating func range(
    from ranges: [ClosedRange<UInt32>]
  ) throws(LogPatternError) -> [ClosedRange<UInt32>] {
    guard ranges.count == 1, ranges[0].count == 1, position + 1 < text.count,
      text[position] == ("-" as Unicode.Scalar).value,
      text[position + 1] != ("]" as Unicode.Scalar).value
    else { return ranges }
    let index = position
    position += 1
    let end = try element()
    guard end.count == 1, end[0].count == 1, end[0].lowerBound >= ranges[0].lowerBound else {
      throw error("a range runs backwards", "write the lower character first", at: index - 1)
    }
    return [ranges[0].lowerBound...end[0].lowerBound]
  }

  /// The characters of an escape such as `\d`; `nil` for an unknown escape.
  static func escaped(_ value: UInt32) -> [ClosedRange<UInt32>]? {
    switch Unicode.Scalar(value) {
    case "d": PatternCharacters.digits
    case "D": PatternCharacters.complement(PatternCharacters.digits)
    case "w": PatternCharacters.words
    case "W": PatternCharacters.complement(PatternCharacters.words)
    case "s": PatternCharacters.spaces
    case "S": PatternCharacters.complement(PatternCharacters.spaces)
    case "t": [0x09...0x09]
    case let scalar?
    where scalar.isASCII && !scalar.properties.isAlphabetic && value > 0x20
      && !(0x30...0x39).contains(value):
      [value...value]
    default: nil
    }
  }
}
