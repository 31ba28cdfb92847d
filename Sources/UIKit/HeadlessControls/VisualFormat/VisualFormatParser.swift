import Foundation

/// Parses a visual format from left to right.
///
/// Whitespace is ignored, as in UIKit, whose messages show the format without it.
struct VisualFormatParser {
  private let characters: [Character]
  private var index = 0
  private var result: VisualFormat

  /// Returns the parts of a format; after a mistake, those before it.
  static func parse(_ format: String) -> VisualFormat {
    var parser = VisualFormatParser(format)
    do {
      try parser.parse()
    } catch {
      parser.result.error = error
    }
    return parser.result
  }

  private init(_ format: String) {
    characters = format.filter { !$0.isWhitespace }
    result = VisualFormat(format: String(characters))
  }

  private mutating func parse() throws(VisualFormat.Failure) {
    if next("V:") {
      result.isVertical = true
    } else {
      _ = next("H:")
    }
    if next("|") { result.leading = try connection() }
    try view()
    while let character = current {
      guard character == "-" || character == "[" || character == "|" else {
        throw failure("Expected a connection, a view or the superview")
      }
      let connection = try connection()
      if next("|") {
        result.trailing = connection
        guard current == nil else { throw failure("Expected the end of the format after '|'") }
      } else {
        result.connections.append(connection)
        try view()
      }
    }
  }

  // choice: visual-format-messages
  // UIKit's messages are published for the end of a view (a blog about string based layout), for a
  // missing view (GUITabPagerViewController issue 41) and for unknown names; the others are ours.
  private mutating func view() throws(VisualFormat.Failure) {
    guard next("[") else { throw failure("Expected a view") }
    guard let name = name() else { throw failure("Expected a view") }
    result.views.append(VisualFormat.View(name: name))
    let last = result.views.count - 1
    if current == "(" { result.views[last].predicates = try predicateList() }
    guard next("]") else {
      throw failure("Expected a ']' here. That is how you give the end of a view.")
    }
    result.views[last].end = index
  }

  private mutating func connection() throws(VisualFormat.Failure) -> VisualFormat.Connection {
    guard next("-") else { return .flush }
    if current == "[" || current == "|" { return .standard }
    let predicates = current == "(" ? try predicateList() : [try simplePredicate()]
    guard next("-") else {
      throw failure("Expected a '-' here. That is how you give the end of a connection.")
    }
    return .predicates(predicates)
  }

  private mutating func simplePredicate() throws(VisualFormat.Failure) -> VisualFormat.Predicate {
    var predicate = VisualFormat.Predicate(relation: .equal, object: try operand())
    if next("@") { predicate.priority = try operand() }
    return predicate
  }

  private mutating func predicateList() throws(VisualFormat.Failure) -> [VisualFormat.Predicate] {
    guard next("(") else { return [] }
    var predicates = [try predicate()]
    while next(",") { predicates.append(try predicate()) }
    guard next(")") else {
      throw failure("Expected a ')' here. That is how you give the end of a list of predicates.")
    }
    return predicates
  }

  private mutating func predicate() throws(VisualFormat.Failure) -> VisualFormat.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if next(">=") {
      relation = .greaterThanOrEqual
    } else if next("<=") {
      relation = .lessThanOrEqual
    } else if !next("=="), let character = current, "<>=".contains(character) {
      throw failure("Expected a relation. It must be one of ==, >= and <=.")
    }
    var predicate = VisualFormat.Predicate(relation: relation, object: try operand())
    if next(".") {
      guard let attribute = name() else { throw failure("Expected an attribute") }
      predicate.attribute = attribute
    }
    while let symbol = current, "*/+-".contains(symbol) {
      index += 1
      let operation = VisualFormat.Operation(symbol: symbol, operand: try operand())
      predicate.operations.append(operation)
    }
    if next("@") { predicate.priority = try operand() }
    return predicate
  }

  private mutating func operand() throws(VisualFormat.Failure) -> VisualFormat.Operand {
    if let name = name() { return .name(name) }
    let start = index
    if current == "-" || current == "+" { index += 1 }
    while let character = current, character.isASCII, character.isNumber || character == "." {
      index += 1
    }
    guard let number = Double(String(characters[start..<index])), number.isFinite else {
      index = start
      throw failure("Expected a number or the name of a metric or view")
    }
    return .number(number)
  }

  private mutating func name() -> VisualFormat.Name? {
    guard let first = current, Self.beginsName(first) else { return nil }
    let start = index
    while let character = current, Self.beginsName(character) || character.isNumber { index += 1 }
    return VisualFormat.Name(text: String(characters[start..<index]), end: index)
  }

  private static func beginsName(_ character: Character) -> Bool {
    character.isLetter || character == "_"
  }

  private var current: Character? { index < characters.count ? characters[index] : nil }

  /// Skips a text if the rest of the format begins with it.
  private mutating func next(_ text: String) -> Bool {
    guard characters[index...].starts(with: text) else { return false }
    index += text.count
    return true
  }

  private func failure(_ reason: String) -> VisualFormat.Failure {
    VisualFormat.Failure(reason: reason, position: index)
  }
}
