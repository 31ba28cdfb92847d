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
    /// One of `. ( ) [ ] , : =`.
    case mark
  }

  let kind: Kind
  let text: String
  /// The position of its beginning.
  let place: Place

  /// Splits a line.
  ///
  /// - Throws: ``ScenarioError`` for a character that is not part of a call.
  static func split(_ line: String, at place: Place) throws(ScenarioError) -> [Token] {
    let scalars = Array(line.unicodeScalars)
    var tokens: [Token] = []
    var position = 0
    func isWord(_ index: Int) -> Bool {
      guard index < scalars.count else { return false }
      let scalar = scalars[index]
      return scalar.properties.isAlphabetic || scalar == "_" || ("0"..."9").contains(scalar)
    }
    func isDigit(_ index: Int) -> Bool {
      index < scalars.count && ("0"..."9").contains(scalars[index])
    }
    while position < scalars.count {
      let scalar = scalars[position]
      let start = position
      if scalar == " " || scalar == "\t" {
        position += 1
        continue
      }
      let here = place.moved(by: start)
      if scalar == "\"" {
        position += 1
        while position < scalars.count, scalars[position] != "\"" { position += 1 }
        guard position < scalars.count else {
          throw ScenarioError(
            .badStatement,
            at: here,
            "the text that begins here is not closed",
            help: "close it with a quotation mark"
          )
        }
        tokens.append(Token(.text, scalars[start + 1..<position], here))
        position += 1
      } else if isDigit(position) || (scalar == "-" && isDigit(position + 1)) {
        position += 1
        while isDigit(position) { position += 1 }
        if position < scalars.count, scalars[position] == ".", isDigit(position + 1) {
          position += 1
          while isDigit(position) { position += 1 }
        }
        while isWord(position) { position += 1 }
        tokens.append(Token(.number, scalars[start..<position], here))
      } else if isWord(position) {
        while isWord(position) { position += 1 }
        tokens.append(Token(.name, scalars[start..<position], here))
      } else if ".()[],:=".unicodeScalars.contains(scalar) {
        position += 1
        tokens.append(Token(.mark, scalars[start..<position], here))
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

  /// Creates a name.
  init(name: String, place: Place) {
    kind = .name
    text = name
    self.place = place
  }

  private init(_ kind: Kind, _ scalars: ArraySlice<Unicode.Scalar>, _ place: Place) {
    self.kind = kind
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    self.text = String(text)
    self.place = place
  }
}
