/// A value or call as written, before names are looked up.
indirect enum Expression: Hashable, Sendable {
  /// `A`, `A.view`, `A.view.addSubview(B)`, `true`, `nil`.
  case path([Segment])
  /// A number with an optional unit.
  case number(Token)
  /// A text between quotes.
  case text(Token)
  /// `.pageSheet`.
  case choice(Token)
  /// `[A, B]`.
  case list([Expression], FilePosition)
  /// `(20, 100, 350, 44)`.
  case tuple([Expression], FilePosition)

  /// A name of a path.
  struct Segment: Hashable, Sendable {
    let name: Token
    /// The arguments in parentheses; `nil` without parentheses.
    let arguments: [LabeledExpression]?
  }

  /// The position of its beginning.
  var position: FilePosition {
    switch self {
    case .path(let segments): segments.first?.name.position ?? .file
    case .number(let token), .text(let token), .choice(let token): token.position
    case .list(_, let position), .tuple(_, let position): position
    }
  }
}

/// An argument with its label.
struct LabeledExpression: Hashable, Sendable {
  /// The label; `nil` if there is none.
  let label: Token?
  let value: Expression
}

/// Parses the words of a line as expressions.
struct ExpressionParser {
  /// The maximum nesting of parentheses and brackets.
  static let deepest = 16

  private let tokens: [Token]
  private let end: FilePosition
  private var index = 0
  private var depth = 0

  /// Splits a line that begins at a position.
  init(_ line: String, at position: FilePosition) throws(ScenarioError) {
    tokens = try Token.split(line, at: position)
    end = position.moved(by: line.unicodeScalars.count)
  }

  /// Parses `expression` or `expression = expression`, up to the end of the line.
  mutating func statement() throws(ScenarioError) -> (left: Expression, assigned: Expression?) {
    let left = try expression()
    var assigned: Expression?
    if skip("=") { assigned = try expression() }
    if index < tokens.count {
      throw unexpected("the end of the line, or '=' and a value")
    }
    return (left, assigned)
  }

  private mutating func expression() throws(ScenarioError) -> Expression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else {
      throw ScenarioError(
        .tooMuch,
        at: position,
        "parentheses and brackets nest more than \(Self.deepest) deep",
        help: "split the line"
      )
    }
    guard index < tokens.count else { throw unexpected("a value") }
    let token = tokens[index]
    switch token.kind {
    case .text:
      index += 1
      return .text(token)
    case .number where !isPath(index):
      index += 1
      return .number(token)
    case .name, .number: return try path()
    case .mark:
      if skip("[") { return .list(try items(until: "]"), token.position) }
      if skip("(") { return .tuple(try items(until: ")"), token.position) }
      if skip(".") {
        guard index < tokens.count, tokens[index].kind == .name else {
          throw unexpected("a name after the period")
        }
        index += 1
        return .choice(tokens[index - 1])
      }
      throw unexpected("a value")
    }
  }

  /// Whether a number is the name of an object: `2.view`.
  private func isPath(_ index: Int) -> Bool {
    index + 2 < tokens.count && tokens[index + 1].text == "." && tokens[index + 1].kind == .mark
      && tokens[index + 2].kind == .name
  }

  private mutating func path() throws(ScenarioError) -> Expression {
    var segments: [Expression.Segment] = []
    repeat {
      guard index < tokens.count,
        tokens[index].kind == .name || tokens[index].kind == .number
      else { throw unexpected("a name") }
      let name = tokens[index]
      index += 1
      segments.append(
        Expression.Segment(name: name, arguments: skip("(") ? try arguments() : nil)
      )
    } while skip(".")
    return .path(segments)
  }

  private mutating func arguments() throws(ScenarioError) -> [LabeledExpression] {
    var arguments: [LabeledExpression] = []
    if skip(")") { return arguments }
    repeat {
      var label: Token?
      if index + 1 < tokens.count, tokens[index].kind == .name,
        tokens[index + 1].kind == .mark, tokens[index + 1].text == ":"
      {
        label = tokens[index]
        index += 2
      }
      arguments.append(LabeledExpression(label: label, value: try expression()))
    } while skip(",")
    guard skip(")") else { throw unexpected("',' or ')'") }
    return arguments
  }

  private mutating func items(until end: String) throws(ScenarioError) -> [Expression] {
    var items: [Expression] = []
    if skip(end) { return items }
    repeat { items.append(try expression()) } while skip(",")
    guard skip(end) else { throw unexpected("',' or '\(end)'") }
    return items
  }

  private mutating func skip(_ mark: String) -> Bool {
    guard index < tokens.count, tokens[index].kind == .mark, tokens[index].text == mark
    else { return false }
    index += 1
    return true
  }

  private var position: FilePosition { index < tokens.count ? tokens[index].position : end }

  private func unexpected(_ expected: String) -> ScenarioError {
    let found = index < tokens.count ? "'\(tokens[index].text)'" : "the end of the line"
    return ScenarioError(
      .badStatement,
      at: position,
      "found \(found), expected \(expected)",
      help: "write a call such as A.addChild(B), an assignment such as A.title = text, or a word"
    )
  }
}
