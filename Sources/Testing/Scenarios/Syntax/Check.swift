/// A comparison of a value: `check A.parent == P`, `check A.frame == (20, 100, 350, 44)`.
struct Check: Sendable {
  /// The object whose property is read; the value itself if there is no property.
  let path: ObjectPath
  /// The property; `nil` if the path is the value.
  let property: ValueProperty?
  /// The compared part of a rectangle, a size, a point or insets; `nil` for all of it.
  var component: GeometryComponent?
  /// The view in whose coordinates a rectangle is compared; `nil` for those of the property.
  var space: ObjectPath?
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
    /// Lengths in points.
    case lengths([Double])
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
    let left = text[..<sign.range.lowerBound].dropFirst("check ".count)
    let right = String(text[sign.range.upperBound...])
    let rightPosition = position.moved(by: text[..<sign.range.upperBound].unicodeScalars.count)
    var values = try ExpressionParser(right, at: rightPosition)
    let value = try values.statement().left
    let leftPosition = position.moved(by: "check ".count)
    guard let separator = left.firstRange(of: " in ") else {
      let segments = try segments(String(left), at: leftPosition)
      return try check(segments, value, at: rightPosition, isNegated: sign.isNegated)
    }
    let segments = try segments(String(left[..<separator.lowerBound]), at: leftPosition)
    var check = try check(segments, value, at: rightPosition, isNegated: sign.isNegated)
    let spacePosition = leftPosition.moved(by: left[..<separator.upperBound].unicodeScalars.count)
    var space = try ExpressionParser(String(left[separator.upperBound...]), at: spacePosition)
    let argument = try ArgumentReader(parser: self)
      .argument(try space.statement().left, .object(.view), of: "in")
    guard case .object(let path) = argument, check.property?.kind == .rect else {
      throw ScenarioError(
        .badArgument,
        at: spacePosition,
        "only rectangles are compared in other coordinates",
        help: "write such as 'check A.frame in W == (20, 100, 350, 44)'"
      )
    }
    check.space = path
    return check
  }

  /// Reads the left side of a comparison.
  private func segments(
    _ text: String,
    at position: FilePosition
  ) throws(ScenarioError) -> [Expression.Segment] {
    var parser = try ExpressionParser(text, at: position)
    guard case .path(let segments) = try parser.statement().left else {
      throw ScenarioError(
        .badStatement,
        at: position,
        "'\(text)' is not a property of an object",
        help: "write such as 'check A.parent == P'"
      )
    }
    return segments
  }

  private func check(
    _ segments: [Expression.Segment],
    _ value: Expression,
    at position: FilePosition,
    isNegated: Bool
  ) throws(ScenarioError) -> Check {
    if let check = try componentCheck(segments, value, isNegated: isNegated) { return check }
    let reader = ArgumentReader(parser: self)
    if let last = segments.last, segments.count > 1, last.arguments == nil {
      let owner = try path(Array(segments.dropLast()))
      if let property = ValueProperty.named(last.name.text, of: owner.kind) {
        return Check(
          path: owner,
          property: property,
          expected: try reader.expected(value, property),
          isNegated: isNegated
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
        at: position,
        "'check' expects an object or nil here",
        help: "compare with the name of an object, or with nil"
      )
    }
    return Check(path: path, property: nil, expected: .object(expected), isNegated: isNegated)
  }

  /// Reads a comparison of a part, such as `A.frame.maxX`; `nil` for other paths.
  private func componentCheck(
    _ segments: [Expression.Segment],
    _ value: Expression,
    isNegated: Bool
  ) throws(ScenarioError) -> Check? {
    guard segments.count > 2, let last = segments.last, last.arguments == nil else { return nil }
    let name = segments[segments.count - 2].name.text
    // An invalid path is reported with the range of the complete path.
    guard let owner = try? path(Array(segments.dropLast(2))),
      let property = ValueProperty.named(name, of: owner.kind),
      property.kind.isGeometry
    else { return nil }
    let known = GeometryComponent.all.filter { $0.kind == property.kind }
    guard let component = known.first(where: { $0.name == last.name.text }) else {
      throw ScenarioError(
        .unknownProperty,
        at: last.name.position,
        "'\(name)' has no part '\(last.name.text)'",
        help: Suggestion.text(for: last.name.text, among: known.map(\.name))
      )
    }
    let argument = try ArgumentReader(parser: self)
      .argument(value, component.valueKind, of: component.name)
    return Check(
      path: owner,
      property: property,
      component: component,
      expected: .lengths(argument.lengths ?? []),
      isNegated: isNegated
    )
  }
}

extension ArgumentReader {
  /// Reads the expected value of a property.
  func expected(
    _ expression: Expression,
    _ property: ValueProperty
  ) throws(ScenarioError) -> Check.Expected {
    let argument = try argument(expression, property.kind, of: property.name)
    if property.kind.isGeometry || property.isLength, let lengths = argument.lengths {
      return .lengths(lengths)
    }
    switch argument {
    case .object(let path): return .object(path)
    case .objects(let paths): return .objects(paths)
    case .flag(let flag): return .text("\(flag)")
    case .number(let number): return .text(ValueProperty.text(number))
    case .text(let text), .name(let text): return .text(text)
    case .choice(let text): return .text(".\(text)")
    case .choices(let texts):
      return .text("[" + texts.map { "." + $0 }.joined(separator: ", ") + "]")
    case .duration(let duration): return .text("\(duration)")
    case .block(let name): return .text(name ?? "nil")
    case .rect, .size, .point, .insets: return .lengths(argument.lengths ?? [])
    case .constraint: return .text("a constraint")
    }
  }
}
