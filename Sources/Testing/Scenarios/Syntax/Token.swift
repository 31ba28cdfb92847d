/// A word of a line in Swift's spelling.
struct Token: Hashable, Sendable {
  /// The kind of word.
  enum Kind: Hashable, Sendable {
    /// A name, including names that begin with digits, such as `2` in `2.view`.
    case name
    /// A number; durations have a unit.
    case number
    /// A text in quotes, without them.
    case text
    /// One of the characters of ``marksOfCalls``, or of those that a line takes besides.
    case mark
  }

  let kind: Kind
  let text: String
  /// The position of its beginning.
  let position: FilePosition

  /// The marks of calls and assignments.
  static let marksOfCalls = ".()[],:="

  /// Splits a line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - position: The position of its beginning.
  ///   - marks: The characters that are words of their own.
  /// - Returns: The words.
  /// - Throws: ``ScenarioError`` for a character that is not part of a call.
  static func split(
    _ line: String,
    at position: FilePosition,
    marks: String = marksOfCalls
  ) throws(ScenarioError) -> [Token] {
    let scalars = Array(line.unicodeScalars)
    var tokens: [Token] = []
    var index = 0
    func isWord(_ index: Int) -> Bool {
      guard index < scalars.count else { return false }
      let scalar = scalars[index]
      return scalar.properties.isAlphabetic || scalar == "_" || ("0"..."9").contains(scalar)
    }
    func isDigit(_ index: Int) -> Bool {
      index < scalars.count && ("0"..."9").contains(scalars[index])
    }
    while index < scalars.count {
      let scalar = scalars[index]
      let start = index
      if scalar == " " || scalar == "\t" {
        index += 1
        continue
      }
      let here = position.moved(by: start)
      if scalar == "\"" {
        index += 1
        while index < scalars.count, scalars[index] != "\"" { index += 1 }
        guard index < scalars.count else {
          throw ScenarioError(
            .badStatement,
            at: here,
            "the text that begins here is not closed",
            help: "close it with a quotation mark"
          )
        }
        tokens.append(Token(.text, scalars[start + 1..<index], here))
        index += 1
      } else if isDigit(index) || (scalar == "-" && isDigit(index + 1)) {
        index += 1
        while isDigit(index) { index += 1 }
        if index < scalars.count, scalars[index] == ".", isDigit(index + 1) {
          index += 1
          while isDigit(index) { index += 1 }
        }
        while isWord(index) { index += 1 }
        tokens.append(Token(.number, scalars[start..<index], here))
      } else if isWord(index) {
        while isWord(index) { index += 1 }
        tokens.append(Token(.name, scalars[start..<index], here))
      } else if marks.unicodeScalars.contains(scalar) {
        index += 1
        tokens.append(Token(.mark, scalars[start..<index], here))
      } else {
        throw ScenarioError(
          .badStatement,
          at: here,
          "'\(scalar)' is not part of a call",
          help: "write one call of UIKit in Swift's spelling, such as A.addChild(B)"
        )
      }
    }
    return tokens
  }

  init(name: String, position: FilePosition) {
    kind = .name
    text = name
    self.position = position
  }

  private init(_ kind: Kind, _ scalars: ArraySlice<Unicode.Scalar>, _ position: FilePosition) {
    self.kind = kind
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    self.text = String(text)
    self.position = position
  }
}
