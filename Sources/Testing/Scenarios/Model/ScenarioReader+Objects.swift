/// Reads `objects`.
extension ScenarioReader {
  func objects() throws(ScenarioError) -> [Scenario.Object] {
    guard let element = values["objects"] else {
      throw ScenarioError(
        .missingKey,
        "there are no 'objects'",
        help: "name each object with its class, such as 'A: UIViewController'"
      )
    }
    guard case .map(let pairs, _) = element else {
      throw ScenarioError(
        .badValue,
        at: element.position,
        "'objects' is \(element.noun), expected names with classes",
        help: "write a name and a class a line, such as 'A: UIViewController'"
      )
    }
    guard pairs.count <= Self.mostObjects else {
      throw ScenarioError(
        .tooMuch,
        at: element.position,
        "there are \(pairs.count) objects, expected at most \(Self.mostObjects)",
        help: "split the scenario"
      )
    }
    // Arguments refer to other objects, whose kinds must be known first.
    var kinds: [String: ObjectKind] = [:]
    var written:
      [(name: String, position: FilePosition, expression: Expression, options: Element?)] = []
    var constraints: [WrittenConstraint] = []
    for pair in pairs {
      try requireName(pair.key, at: pair.position)
      if let constraint = try writtenConstraint(pair.value, of: pair.key, at: pair.position) {
        kinds[pair.key] = .constraint
        constraints.append(constraint)
        continue
      }
      let (expression, options) = try classExpression(pair.value, of: pair.key)
      kinds[pair.key] = try type(of: expression).kind
      written.append((pair.key, pair.position, expression, options))
    }
    let parser = StatementParser(objects: kinds)
    let reader = ArgumentReader(parser: parser)
    var objects: [Scenario.Object] = []
    for (name, position, expression, options) in written {
      let (type, labeled) = try constructor(expression)
      var arguments: [Argument] = []
      for (argument, kind) in zip(labeled, type.arguments) {
        arguments.append(try reader.argument(argument.value, kind, of: type.name))
      }
      var object = Scenario.Object(
        name: name,
        label: name,
        type: type,
        arguments: arguments,
        position: position
      )
      if let options { try readOptions(options, into: &object) }
      objects.append(object)
    }
    for constraint in constraints { objects.append(try object(constraint, parser)) }
    return objects
  }

  func requireName(_ name: String, at position: FilePosition) throws(ScenarioError) {
    // A text that can't be split is not a name.
    let tokens = (try? Token.split(name, at: position)) ?? []
    let isName = tokens.count == 1 && (tokens[0].kind == .name || Int(name) != nil)
    guard isName, !["nil", "true", "false"].contains(name) else {
      throw ScenarioError(
        .badValue,
        at: position,
        "'\(name)' can't name an object",
        help: "use letters, digits and underscores"
      )
    }
  }

  func classExpression(
    _ element: Element,
    of name: String
  ) throws(ScenarioError) -> (Expression, Element?) {
    switch element {
    case .text("", let position):
      throw ScenarioError(
        .badValue,
        at: position,
        "the object '\(name)' has no class",
        help: "write a class after the name, such as 'A: UIViewController'"
      )
    case .text(let text, let position):
      var parser = try ExpressionParser(text, at: position)
      return (try parser.statement().left, nil)
    case .map(let pairs, let position):
      guard let type = pairs.first(where: { $0.key == "class" }) else {
        throw ScenarioError(
          .missingKey,
          at: position,
          "the object '\(name)' has no 'class'",
          help: "write 'class: UIViewController'"
        )
      }
      var parser = try ExpressionParser(try Self.text(type.value), at: type.value.position)
      return (try parser.statement().left, element)
    case .block, .list:
      throw ScenarioError(
        .badValue,
        at: element.position,
        "the object '\(name)' is \(element.noun), expected a class",
        help: "write a class after the name, such as 'A: UIViewController'"
      )
    }
  }

  func type(of expression: Expression) throws(ScenarioError) -> ObjectClass {
    try constructor(expression).0
  }

  func constructor(
    _ expression: Expression
  ) throws(ScenarioError) -> (ObjectClass, [LabeledExpression]) {
    guard case .path(let segments) = expression, segments.count == 1 else {
      throw ScenarioError(
        .badValue,
        at: expression.position,
        "found no class, expected a class such as UIViewController",
        help: "VERBS.md lists the classes"
      )
    }
    let name = segments[0].name
    let named = ObjectClass.all.filter { $0.baseName == name.text }
    guard !named.isEmpty else {
      throw ScenarioError(
        .unknownClass,
        at: name.position,
        "scenarios have no class '\(name.text)'",
        help: Suggestion.text(for: name.text, among: ObjectClass.all.map(\.baseName))
      )
    }
    let arguments = segments[0].arguments ?? []
    let labels = arguments.map { $0.label?.text ?? "_" }
    guard let type = named.first(where: { $0.labels == labels }) else {
      throw ScenarioError(
        .badArgument,
        at: name.position,
        "'\(name.text)' is not created with (\(labels.map { $0 + ":" }.joined()))",
        help: "write \(named.map(\.name).joined(separator: " or "))"
      )
    }
    return (type, arguments)
  }

  func readOptions(
    _ element: Element,
    into object: inout Scenario.Object
  ) throws(ScenarioError) {
    guard case .map(let pairs, _) = element else { return }
    for pair in pairs {
      try Self.require(
        pair.key,
        among: ["class", "shownAs", "forwardsAppearance", "device"],
        at: pair.position
      )
      if pair.key == "device" {
        guard object.type.kind == .window else {
          throw ScenarioError(
            .badValue,
            at: pair.position,
            "'\(object.name)' is a \(object.type.kind.className), expected a window for a device",
            help: "write the device at a window, or as a key of the file"
          )
        }
        object.device = try Self.device(pair.value)
      }
      if pair.key == "shownAs" { object.label = try Self.text(pair.value) }
      if pair.key == "forwardsAppearance" {
        let text = try Self.text(pair.value)
        guard text == "true" || text == "false" else {
          throw ScenarioError(
            .badValue,
            at: pair.value.position,
            "'forwardsAppearance' is '\(text)', expected true or false",
            help: "write 'forwardsAppearance: false'"
          )
        }
        object.forwardsAppearance = text == "true"
      }
    }
  }
}
