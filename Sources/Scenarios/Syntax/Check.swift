/// A comparison of a value: `check A.parent == P`.
struct Check: Sendable {
  /// The object whose property is read; the value itself if there is no property.
  let path: ObjectPath
  /// The property; `nil` if the path is the value.
  let property: ValueProperty?
  /// The expected value.
  let expected: Expected
  /// Whether the value must differ from the expected value.
  let isNegated: Bool

  /// An expected value.
  enum Expected: Sendable {
    /// `nil`, or an object.
    case object(ObjectPath?)
    /// A list of objects.
    case objects([ObjectPath])
    /// A value as text.
    case text(String)
  }
}

extension StatementParser {
  /// Reads `check PATH == VALUE` or `check PATH != VALUE`.
  func check(_ text: String, at position: FilePosition) throws(ScenarioError) -> Check {
    let operators = [" == ", " != "].compactMap { sign in
      text.firstRange(of: sign).map { (range: $0, isNegated: sign == " != ") }
    }
    guard let sign = operators.min(by: { $0.range.lowerBound < $1.range.lowerBound }) else {
      throw ScenarioError(
        .badStatement,
        at: position,
        "'\(text)' compares nothing",
        help: "write such as 'check A.parent == P' or 'check A.view.window != nil'"
      )
    }
    let left = String(text[..<sign.range.lowerBound].dropFirst("check ".count))
    let right = String(text[sign.range.upperBound...])
    let rightPosition = position.moved(by: text[..<sign.range.upperBound].unicodeScalars.count)
    var parser = try ExpressionParser(left, at: position.moved(by: "check ".count))
    guard case .path(let segments) = try parser.statement().left, let last = segments.last else {
      throw ScenarioError(
        .badStatement,
        at: position,
        "'\(left)' is not a property of an object",
        help: "write such as 'check A.parent == P'"
      )
    }
    var values = try ExpressionParser(right, at: rightPosition)
    let value = try values.statement().left
    let reader = ArgumentReader(parser: self)
    if segments.count > 1, last.arguments == nil {
      let owner = try path(Array(segments.dropLast()))
      if let property = ValueProperty.named(last.name.text, of: owner.kind) {
        return Check(
          path: owner,
          property: property,
          expected: try reader.expected(value, property),
          isNegated: sign.isNegated
        )
      }
      if Property.named(last.name.text, of: owner.kind) == nil {
        let known =
          ValueProperty.all.filter { owner.kind.isA($0.owner) }.map(\.name)
          + Property.all.filter { owner.kind.isA($0.owner) }.map(\.name)
        throw ScenarioError(
          .unknownProperty,
          at: last.name.position,
          "a scenario can't read '\(last.name.text)' of a \(owner.kind.className)",
          help: Suggestion.text(for: last.name.text, among: known)
        )
      }
    }
    let path = try path(segments)
    let argument = try reader.argument(value, .optionalObject(path.kind.family), of: "check")
    guard case .object(let expected) = argument else {
      throw ScenarioError(
        .badArgument,
        at: rightPosition,
        "'check' expects an object or nil here",
        help: "compare with the name of an object, or with nil"
      )
    }
    return Check(
      path: path,
      property: nil,
      expected: .object(expected),
      isNegated: sign.isNegated
    )
  }
}

extension ArgumentReader {
  /// Reads the expected value of a property.
  func expected(
    _ expression: Expression,
    _ property: ValueProperty
  ) throws(ScenarioError) -> Check.Expected {
    switch try argument(expression, property.kind, of: property.name) {
    case .object(let path): return .object(path)
    case .objects(let paths): return .objects(paths)
    case .flag(let flag): return .text("\(flag)")
    case .number(let number): return .text(ValueProperty.text(number))
    case .text(let text), .name(let text): return .text(text)
    case .choice(let text): return .text(".\(text)")
    case .rect(let rect): return .text(ValueProperty.text(rect))
    case .size(let size): return .text(ValueProperty.text(size))
    case .insets(let insets): return .text(ValueProperty.text(insets))
    case .duration(let duration): return .text("\(duration)")
    case .block(let name): return .text(name ?? "nil")
    }
  }
}
