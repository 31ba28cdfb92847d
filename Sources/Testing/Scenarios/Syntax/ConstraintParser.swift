/// Parses the constraints of a line: `A.leading == B.trailing + 8 @750, A.width >= 44`.
struct ConstraintParser {
  /// The marks of constraints, besides those of calls.
  private static let marks = Token.marksOfCalls + "<>+-*/@"
  /// The form of a line of `constrain`, for messages.
  static let example = "A.leading == B.trailing + 8 @750"
  /// The names of priorities after `@`, with UIKit's values.
  static let priorities: [(name: String, value: Double)] = [
    ("required", 1_000), ("defaultHigh", 750), ("defaultLow", 250), ("fittingSizeLevel", 50),
  ]

  private let parser: StatementParser
  private var words: TokenCursor

  /// Splits the text of a line that begins at a position.
  init(
    _ text: String,
    at position: FilePosition,
    _ parser: StatementParser
  ) throws(ScenarioError) {
    self.parser = parser
    words = try TokenCursor(
      text,
      at: position,
      marks: Self.marks,
      help: "write such as 'constrain \(Self.example)'"
    )
  }

  /// Parses constraints that are separated by commas, up to the end of the line.
  mutating func constraints() throws(ScenarioError) -> [ConstraintForm] {
    var forms: [ConstraintForm] = []
    repeat { forms += try constraint() } while skip(",")
    guard words.next == nil else {
      let takesConstant = forms.last.map { $0.second != nil && $0.constant == 0 } ?? true
      throw unexpected((takesConstant ? "'+', '-', " : "") + "'@', a comma or the end of the line")
    }
    return forms
  }

  /// Parses a constraint; `edges`, `center` and `size` give several.
  private mutating func constraint() throws(ScenarioError) -> [ConstraintForm] {
    let (path, word) = try anchorWords()
    let relation = try relation()
    if let group = ConstraintForm.Group(rawValue: word.text) {
      return try constraints(of: group, path, relation, at: word.position)
    }
    let first = try anchor(path, word)
    let right = try rightSide(of: first)
    let priority = try priority()
    return [
      ConstraintForm(
        first: first,
        relation: relation,
        multiplier: right.multiplier,
        second: right.anchor,
        constant: right.constant,
        spacing: right.spacing,
        priority: priority
      )
    ]
  }

  /// Parses the names before a relation.
  ///
  /// - Returns: The names of the view or guide, and the name of the attribute.
  private mutating func anchorWords() throws(ScenarioError) -> ([Token], Token) {
    var path: [Token] = []
    repeat {
      guard let name = words.take(.name, .number) else {
        throw unexpected("an anchor such as A.leading")
      }
      path.append(name)
    } while skip(".")
    guard path.count > 1, let last = path.popLast() else {
      throw ScenarioError(
        .badStatement,
        at: path.first?.position ?? words.position,
        "'\(path.first?.text ?? "")' has no anchor",
        help: "write an anchor after the object, such as A.leading"
      )
    }
    return (path, last)
  }

  private mutating func relation() throws(ScenarioError) -> ConstraintForm.Relation {
    for relation in ConstraintForm.Relation.allCases {
      let marks = relation.rawValue.map(String.init)
      guard words[1]?.text == marks[1], skip(marks[0]) else { continue }
      _ = words.take(.name, .number, .text, .mark)
      return relation
    }
    throw unexpected("'==', '<=' or '>='")
  }

  /// The right side of a relation.
  private struct RightSide {
    var multiplier = 1.0
    var anchor: ConstraintForm.Anchor?
    var constant = 0.0
    var spacing: Double?
  }

  private mutating func rightSide(
    of first: ConstraintForm.Anchor
  ) throws(ScenarioError) -> RightSide {
    var side = RightSide()
    let begin = words.position
    let number = try numberInFront()
    let takesAnchor = number == nil || skip("*")
    guard takesAnchor else {
      side.constant = number ?? 0
      guard first.attribute.axis == .dimension else {
        throw ScenarioError(
          .badArgument,
          at: begin,
          "'\(first.attribute.rawValue)' is a position, expected an anchor on the right",
          help: "relate it to another anchor, such as A.superview.\(first.attribute.rawValue)"
        )
      }
      return side
    }
    side.multiplier = number ?? 1
    let (path, word) = try anchorWords()
    let second = try anchor(path, word)
    guard second.attribute.axis == first.attribute.axis else {
      throw ScenarioError(
        .badArgument,
        at: word.position,
        "'\(word.text)' is \(second.attribute.axis.rawValue), expected "
          + first.attribute.axis.rawValue,
        help: "relate anchors of the same axis, or two dimensions"
      )
    }
    side.anchor = second
    if skip("*") { side.multiplier *= try length("a factor such as 0.5") }
    if skip("/") { side.multiplier /= try divisor() }
    let sign = words.position
    try addConstant(to: &side)
    if side.spacing != nil, first.attribute.axis == .dimension || side.multiplier != 1 {
      throw ScenarioError(
        .badArgument,
        at: sign,
        "the system's spacing is between positions",
        help: "write a number of points, or relate positions without a factor"
      )
    }
    return side
  }

  private mutating func addConstant(to side: inout RightSide) throws(ScenarioError) {
    if let next = words.next, next.kind == .number, next.text.hasPrefix("-") {
      side.constant = try length("a number of points")
      return
    }
    let isMinus = skip("-")
    guard isMinus || skip("+") else { return }
    let sign = isMinus ? -1.0 : 1
    if skipName("system") {
      side.spacing = sign
      return
    }
    let number = try length("a number of points, or 'system'")
    if skip("*") {
      guard skipName("system") else { throw unexpected("'system'") }
      side.spacing = sign * number
    } else {
      side.constant = sign * number
    }
    guard let spacing = side.spacing, spacing < 0 else { return }
    throw unexpected("'+' before the system's spacing")
  }

  /// The number that begins a right side; `nil` if an anchor begins it.
  private mutating func numberInFront() throws(ScenarioError) -> Double? {
    if skip("-") { return -(try length("a number")) }
    // An object can be named by a number: 2.leading.
    guard words.next?.kind == .number, words[1]?.text != "." else { return nil }
    return try length("a number")
  }

  private mutating func length(_ expected: String) throws(ScenarioError) -> Double {
    guard let token = words.next, token.kind == .number else { throw unexpected(expected) }
    let number = try ArgumentReader(parser: parser)
      .argument(.number(token), .number, of: "constrain")
    _ = words.take(.number)
    guard case .number(let value) = number else { throw unexpected(expected) }
    return value
  }

  private mutating func divisor() throws(ScenarioError) -> Double {
    let position = words.position
    let number = try length("a divisor such as 2")
    guard number != 0 else {
      throw ScenarioError(
        .badValue,
        at: position,
        "nothing can be divided by 0",
        help: "write another divisor"
      )
    }
    return number
  }

  private mutating func priority() throws(ScenarioError) -> Double {
    guard skip("@") else { return 1_000 }
    let next = words.next
    for (name, value) in Self.priorities where skipName(name) { return value }
    let names = Self.priorities.map(\.name).joined(separator: ", ")
    let number = try length("a priority such as 750, or one of \(names)")
    guard number > 0, number <= 1_000 else {
      throw ScenarioError(
        .badValue,
        at: next?.position ?? words.position,
        "the priority is \(next?.text ?? ""), expected more than 0 and at most 1000",
        help: "write a number such as 750, or one of \(names)"
      )
    }
    return number
  }

  /// Parses the right side of `edges`, `center` or `size`.
  private mutating func constraints(
    of group: ConstraintForm.Group,
    _ path: [Token],
    _ relation: ConstraintForm.Relation,
    at position: FilePosition
  ) throws(ScenarioError) -> [ConstraintForm] {
    let first = try item(path)
    guard relation == .equal else {
      throw ScenarioError(
        .badArgument,
        at: position,
        "'\(group.rawValue)' is related by '==' only",
        help: "write a constraint for each anchor"
      )
    }
    var second: ObjectPath?
    var constants = [Double](repeating: 0, count: group.attributes.count)
    if group == .size, skip("(") {
      constants[0] = try length("a width")
      guard skip(",") else { throw unexpected("',' and a height") }
      constants[1] = try length("a height")
      guard skip(")") else { throw unexpected("')'") }
    } else {
      let (path, word) = try anchorWords()
      guard word.text == group.rawValue else {
        throw ScenarioError(
          .badArgument,
          at: word.position,
          "'\(word.text)' differs from '\(group.rawValue)'",
          help: "write '\(group.rawValue)' on both sides, or a constraint for each anchor"
        )
      }
      second = try item(path)
      if group == .edges, skipName("inset") {
        let inset = try length("a number of points")
        constants = [inset, -inset, inset, -inset]
      }
    }
    let priority = try priority()
    return zip(group.attributes, constants).map { attribute, constant in
      ConstraintForm(
        first: ConstraintForm.Anchor(item: first, attribute: attribute),
        relation: .equal,
        multiplier: 1,
        second: second.map { ConstraintForm.Anchor(item: $0, attribute: attribute) },
        constant: constant,
        spacing: nil,
        priority: priority
      )
    }
  }

  private func anchor(
    _ path: [Token],
    _ word: Token
  ) throws(ScenarioError) -> ConstraintForm.Anchor {
    let item = try item(path)
    let ending = "Anchor"
    let name = word.text.hasSuffix(ending) ? String(word.text.dropLast(ending.count)) : word.text
    guard let attribute = ConstraintForm.Attribute(rawValue: name) else {
      throw ScenarioError(
        .unknownProperty,
        at: word.position,
        "there is no anchor '\(word.text)'",
        help: Suggestion.text(
          for: name,
          among: ConstraintForm.Attribute.allCases.map(\.rawValue)
            + ConstraintForm.Group.allCases.map(\.rawValue)
        )
      )
    }
    return ConstraintForm.Anchor(item: item, attribute: attribute)
  }

  /// Looks up a view or a layout guide.
  private func item(_ path: [Token]) throws(ScenarioError) -> ObjectPath {
    let item = try parser.path(path.map { Expression.Segment(name: $0, arguments: nil) })
    guard item.kind.isA(.view) || item.kind == .layoutGuide else {
      throw ScenarioError(
        .badArgument,
        at: item.position,
        "'\(item.text)' is a \(item.kind.className), which has no anchors",
        help: "name a view or a layout guide, such as A.view"
      )
    }
    return item
  }

  private mutating func skip(_ mark: String) -> Bool { words.skip(mark) }

  private mutating func skipName(_ name: String) -> Bool { words.skip(name, .name) }

  private func unexpected(_ expected: String) -> ScenarioError { words.unexpected(expected) }
}
