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

  private var words: TokenCursor
  private var depth = 0

  /// Splits a line that begins at a position.
  init(_ line: String, at position: FilePosition) throws(ScenarioError) {
    words = try TokenCursor(
      line,
      at: position,
      help: "write a call such as A.addChild(B), an assignment such as A.title = text, or a word"
    )
  }

  /// Parses `expression` or `expression = expression`, up to the end of the line.
  mutating func statement() throws(ScenarioError) -> (left: Expression, assigned: Expression?) {
    let left = try expression()
    var assigned: Expression?
    if words.skip("=") { assigned = try expression() }
    guard words.next == nil else {
      throw words.unexpected("the end of the line, or '=' and a value")
    }
    return (left, assigned)
  }

  private mutating func expression() throws(ScenarioError) -> Expression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else {
      throw ScenarioError(
        .tooMuch,
        at: words.position,
        "parentheses and brackets nest more than \(Self.deepest) deep",
        help: "split the line"
      )
    }
    let position = words.position
    switch words.next?.kind {
    case .number where words[1]?.kind == .mark && words[1]?.text == "." && words[2]?.kind == .name:
      // The name of an object: `2.view`.
      return try path()
    case .name: return try path()
    case .text: if let token = words.take(.text) { return .text(token) }
    case .number: if let token = words.take(.number) { return .number(token) }
    case .mark:
      if words.skip("[") { return .list(try items(until: "]"), position) }
      if words.skip("(") { return .tuple(try items(until: ")"), position) }
      if words.skip(".") {
        guard let name = words.take(.name) else {
          throw words.unexpected("a name after the period")
        }
        return .choice(name)
      }
    case nil: break
    }
    throw words.unexpected("a value")
  }

  private mutating func path() throws(ScenarioError) -> Expression {
    var segments: [Expression.Segment] = []
    repeat {
      guard let name = words.take(.name, .number) else { throw words.unexpected("a name") }
      segments.append(
        Expression.Segment(name: name, arguments: words.skip("(") ? try arguments() : nil)
      )
    } while words.skip(".")
    return .path(segments)
  }

  private mutating func arguments() throws(ScenarioError) -> [LabeledExpression] {
    var arguments: [LabeledExpression] = []
    if words.skip(")") { return arguments }
    repeat {
      var label: Token?
      if words[1]?.kind == .mark, words[1]?.text == ":", let name = words.take(.name) {
        label = name
        _ = words.skip(":")
      }
      arguments.append(LabeledExpression(label: label, value: try expression()))
    } while words.skip(",")
    guard words.skip(")") else { throw words.unexpected("',' or ')'") }
    return arguments
  }

  private mutating func items(until end: String) throws(ScenarioError) -> [Expression] {
    var items: [Expression] = []
    if words.skip(end) { return items }
    repeat { items.append(try expression()) } while words.skip(",")
    guard words.skip(end) else { throw words.unexpected("',' or '\(end)'") }
    return items
  }
}
