import HeadlessUIKit

/// Converts an argument as written into the value that its verb expects.
struct ArgumentReader {
  /// The maximum of numbers in a scenario, such as coordinates in points.
  static let largestNumber = 1_000_000.0
  /// The maximum duration in a scenario: one hour.
  static let longestTimeInMilliseconds = 3_600_000.0

  /// Looks up the objects.
  let parser: StatementParser

  /// Reads an argument.
  ///
  /// - Parameters:
  ///   - expression: The argument as written.
  ///   - kind: The expected kind.
  ///   - name: The verb or class, for messages.
  /// - Returns: The argument.
  /// - Throws: ``ScenarioError`` with the position of the argument.
  func argument(
    _ expression: Expression,
    _ kind: ArgumentKind,
    of name: String
  ) throws(ScenarioError) -> Argument {
    switch kind {
    case .object(let expected): .object(try object(expression, expected, of: name))
    case .optionalObject(let expected):
      .object(try word(expression) == "nil" ? nil : object(expression, expected, of: name))
    case .objects(let expected): .objects(try objects(expression, expected, of: name))
    case .name: .name(try objectName(expression, of: name))
    case .flag: .flag(try flag(expression, of: name))
    case .number: .number(try number(expression, of: name))
    case .index: .number(try index(expression, of: name))
    case .text: .text(try text(expression, of: name))
    case .choice(let choices): .choice(try choice(expression, among: choices, of: name))
    case .duration: .duration(try duration(expression, of: name))
    case .choices(let choices): .choices(try self.choices(expression, among: choices, of: name))
    case .priority: .number(try priority(expression, of: name))
    case .rect: .rect(try rect(expression, of: name))
    case .size: .size(try size(expression, of: name))
    case .point: .point(try point(expression, of: name))
    case .insets: .insets(try insets(expression, of: name))
    case .block: .block(try block(expression, of: name))
    case .constraint:
      throw mismatch(expression, "a constraint such as \(ConstraintParser.example)", of: name)
    }
  }

  private func objects(
    _ expression: Expression,
    _ kind: ObjectKind,
    of name: String
  ) throws(ScenarioError) -> [ObjectPath] {
    guard case .list(let items, _) = expression else {
      throw mismatch(expression, "a list of objects such as [A, B]", of: name)
    }
    var paths: [ObjectPath] = []
    for item in items { paths.append(try object(item, kind, of: name)) }
    return paths
  }

  private func objectName(
    _ expression: Expression,
    of name: String
  ) throws(ScenarioError) -> String {
    guard let word = word(expression) else {
      throw mismatch(expression, "the name of an object", of: name)
    }
    return try parser.path([Expression.Segment(name: token(expression, word), arguments: nil)])
      .name
  }

  private func flag(_ expression: Expression, of name: String) throws(ScenarioError) -> Bool {
    guard let word = word(expression), word == "true" || word == "false" else {
      throw mismatch(expression, "true or false", of: name)
    }
    return word == "true"
  }

  private func index(_ expression: Expression, of name: String) throws(ScenarioError) -> Double {
    let number = try number(expression, of: name)
    guard number >= 0, number == number.rounded() else {
      throw mismatch(expression, "a whole number from 0", of: name)
    }
    return number
  }

  private func text(_ expression: Expression, of name: String) throws(ScenarioError) -> String {
    guard case .text(let token) = expression else {
      throw mismatch(expression, "a text in quotes", of: name)
    }
    return token.text
  }

  private func choice(
    _ expression: Expression,
    among choices: [String],
    of name: String
  ) throws(ScenarioError) -> String {
    guard case .choice(let token) = expression else {
      let all = choices.map { "." + $0 }.joined(separator: ", ")
      throw mismatch(expression, "one of \(all)", of: name)
    }
    guard choices.contains(token.text) else {
      throw ScenarioError(
        .badValue,
        at: token.position,
        "'\(name)' does not take '.\(token.text)'",
        help: Suggestion.text(for: token.text, among: choices)
      )
    }
    return token.text
  }

  private func choices(
    _ expression: Expression,
    among choices: [String],
    of name: String
  ) throws(ScenarioError) -> [String] {
    guard case .list(let items, _) = expression else {
      return [try choice(expression, among: choices, of: name)]
    }
    var result: [String] = []
    for item in items { result.append(try choice(item, among: choices, of: name)) }
    return result
  }

  private func priority(_ expression: Expression, of name: String) throws(ScenarioError) -> Double {
    let names = ConstraintParser.priorities
    if case .choice = expression {
      let word = try choice(expression, among: names.map(\.name), of: name)
      return names.first { $0.name == word }?.value ?? 0
    }
    let number = try number(expression, of: name)
    guard number > 0, number <= 1_000 else {
      throw ScenarioError(
        .badValue,
        at: expression.position,
        "the priority is \(ValueProperty.text(number)), expected more than 0 and at most 1000",
        help: "write a number such as 750, or a name such as .defaultHigh"
      )
    }
    return number
  }

  private func duration(
    _ expression: Expression,
    of name: String
  ) throws(ScenarioError) -> Duration {
    guard case .number(let token) = expression else {
      throw mismatch(expression, "a time such as 500ms or 1.5s", of: name)
    }
    if let error = Self.tooLong(token.text, at: token.position) { throw error }
    guard let duration = Self.duration(token.text) else {
      throw mismatch(expression, "a time such as 500ms or 1.5s", of: name)
    }
    return duration
  }

  private func rect(_ expression: Expression, of name: String) throws(ScenarioError) -> CGRect {
    let example = "CGRect(x: 0, y: 0, width: 100, height: 50)"
    let numbers = try numbers(expression, like: example, of: name)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private func size(_ expression: Expression, of name: String) throws(ScenarioError) -> CGSize {
    let numbers = try numbers(expression, like: "CGSize(width: 100, height: 50)", of: name)
    return CGSize(width: numbers[0], height: numbers[1])
  }

  private func point(_ expression: Expression, of name: String) throws(ScenarioError) -> CGPoint {
    let numbers = try numbers(expression, like: "CGPoint(x: 20, y: 100)", of: name)
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  private func insets(
    _ expression: Expression,
    of name: String
  ) throws(ScenarioError) -> UIEdgeInsets {
    let example = "UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)"
    let numbers = try numbers(expression, like: example, of: name)
    return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  private func block(_ expression: Expression, of name: String) throws(ScenarioError) -> String? {
    if case .text(let token) = expression { return token.text }
    guard let word = word(expression) else {
      throw mismatch(expression, "the name of a block, or nil", of: name)
    }
    return word == "nil" ? nil : word
  }

  /// Returns a time such as `500ms` or `1.5s`, at most an hour.
  static func duration(_ text: String) -> Duration? {
    guard let milliseconds = milliseconds(text), milliseconds <= longestTimeInMilliseconds
    else { return nil }
    return Duration.microseconds(Int64((milliseconds * 1_000).rounded()))
  }

  /// The error for a time that exceeds the maximum duration of a run.
  static func tooLong(_ text: String, at position: FilePosition) -> ScenarioError? {
    guard let milliseconds = milliseconds(text), milliseconds > longestTimeInMilliseconds
    else { return nil }
    return ScenarioError(
      .badValue,
      at: position,
      "'\(text)' is too long, expected at most 3600s",
      help: "a run ends after an hour on its clock; write a shorter time"
    )
  }

  private static func milliseconds(_ text: String) -> Double? {
    let isMilliseconds = text.hasSuffix("ms")
    guard isMilliseconds || text.hasSuffix("s"),
      let number = Double(text.dropLast(isMilliseconds ? 2 : 1)), number.isFinite, number >= 0
    else { return nil }
    return isMilliseconds ? number : number * 1_000
  }

  private func object(
    _ expression: Expression,
    _ kind: ObjectKind,
    of name: String
  ) throws(ScenarioError) -> ObjectPath {
    let path: ObjectPath
    switch expression {
    case .path(let segments): path = try parser.path(segments)
    case .number(let token):
      path = try parser.path([Expression.Segment(name: token, arguments: nil)])
    default: throw mismatch(expression, "an object", of: name)
    }
    guard path.kind.isA(kind) || kind.isA(path.kind) && !path.properties.isEmpty else {
      throw ScenarioError(
        .badArgument,
        at: path.position,
        "'\(path.text)' is a \(path.kind.className), '\(name)' expects a \(kind.className)",
        help: "name an object of that class"
      )
    }
    return path
  }

  private func number(_ expression: Expression, of name: String) throws(ScenarioError) -> Double {
    guard case .number(let token) = expression, let number = Double(token.text), number.isFinite
    else { throw mismatch(expression, "a number", of: name) }
    guard abs(number) <= Self.largestNumber else {
      throw ScenarioError(
        .badValue,
        at: token.position,
        "'\(token.text)' is too large, expected at most \(Int(Self.largestNumber))",
        help: "write a smaller number"
      )
    }
    return number
  }

  /// Reads the numbers of an initializer that has the labels of an example, or of parentheses with
  /// as many numbers.
  private func numbers(
    _ expression: Expression,
    like example: String,
    of name: String
  ) throws(ScenarioError) -> [Double] {
    var parser = try ExpressionParser(example, at: expression.position)
    guard case .path(let model) = try parser.statement().left, let labels = model[0].arguments
    else { throw mismatch(expression, example, of: name) }
    if case .tuple(let items, _) = expression {
      guard items.count == labels.count else {
        let names = labels.compactMap { $0.label?.text }.joined(separator: ", ")
        throw mismatch(expression, "\(labels.count) numbers (\(names))", of: name)
      }
      var numbers: [Double] = []
      for item in items { numbers.append(try number(item, of: name)) }
      return numbers
    }
    guard case .path(let segments) = expression, segments.count == 1,
      segments[0].name.text == model[0].name.text, let arguments = segments[0].arguments,
      arguments.map({ $0.label?.text }) == labels.map({ $0.label?.text })
    else { throw mismatch(expression, example, of: name) }
    var numbers: [Double] = []
    for argument in arguments { numbers.append(try number(argument.value, of: name)) }
    return numbers
  }

  /// The word of an expression that consists of a single word.
  private func word(_ expression: Expression) -> String? {
    switch expression {
    case .path(let segments) where segments.count == 1 && segments[0].arguments == nil:
      segments[0].name.text
    case .number(let token): token.text
    default: nil
    }
  }

  private func token(_ expression: Expression, _ word: String) -> Token {
    switch expression {
    case .path(let segments): segments[0].name
    case .number(let token), .text(let token), .choice(let token): token
    case .list(_, let position), .tuple(_, let position): Token(name: word, position: position)
    }
  }

  private func mismatch(
    _ expression: Expression,
    _ expected: String,
    of name: String
  ) -> ScenarioError {
    ScenarioError(
      .badArgument,
      at: expression.position,
      "'\(name)' expects \(expected) here",
      help: "VERBS.md shows how each line is written"
    )
  }
}
