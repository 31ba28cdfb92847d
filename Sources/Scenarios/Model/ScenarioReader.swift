import TraceModel

extension Scenario {
  /// Reads a scenario file.
  ///
  /// - Parameter bytes: The file: UTF-8, at most 256 KB.
  /// - Throws: ``ScenarioError`` with the place of the first mistake.
  package init(reading bytes: [UInt8]) throws(ScenarioError) {
    let source = try SourceText(bytes)
    guard case .map(let pairs, _) = try Element(reading: source) else {
      throw ScenarioError(
        .badValue,
        at: Place(line: 1, column: 1),
        "a scenario is keys with values",
        help: "begin with 'title: …'"
      )
    }
    self = try ScenarioReader(pairs: pairs).scenario()
  }
}

/// Reads the keys of a scenario file.
struct ScenarioReader {
  /// The most objects of a scenario.
  static let mostObjects = 200
  /// The most lines of a list.
  static let mostLines = 1_000

  /// The keys of a file, in the order of the grammar.
  static let keys = [
    "title", "id", "source", "evidence", "certainty", "platform", "behavior", "notes", "part",
    "derived", "differs", "objects", "hooks", "setup", "steps", "expect", "accepts", "observes",
  ]

  private let values: [String: Element]
  private let pairs: [(key: String, place: Place, value: Element)]

  init(pairs: [(key: String, place: Place, value: Element)]) throws(ScenarioError) {
    self.pairs = pairs
    for pair in pairs { try Self.require(pair.key, among: Self.keys, at: pair.place) }
    values = Dictionary(pairs.map { ($0.key, $0.value) }) { first, _ in first }
  }

  /// Reads all keys.
  func scenario() throws(ScenarioError) -> Scenario {
    var scenario = Scenario()
    try readHead(&scenario)
    scenario.objects = try objects()
    let kinds = Dictionary(scenario.objects.map { ($0.name, $0.type.kind) }) { first, _ in first }
    let parser = StatementParser(objects: kinds)
    try readHooks(&scenario, parser)
    scenario.setup = try statements("setup", parser)
    scenario.steps = try statements("steps", parser)
    guard !scenario.steps.isEmpty else {
      throw ScenarioError(
        .missingKey,
        "there are no 'steps'",
        help: "write one call of UIKit a line under 'steps:'"
      )
    }
    try readExpectations(&scenario, kinds)
    return scenario
  }

  private func readHead(_ scenario: inout Scenario) throws(ScenarioError) {
    guard values["title"] != nil else {
      throw ScenarioError(.missingKey, "there is no 'title'", help: "say what the scenario shows")
    }
    scenario.title = try text("title")
    scenario.id = try text("id")
    scenario.source = try text("source")
    scenario.platform = try text("platform")
    scenario.notes = try text("notes")
    scenario.part = try text("part")
    scenario.derived = try text("derived")
    scenario.differs = try text("differs")
    scenario.evidence = try choice("evidence", Evidence.self) ?? .own
    scenario.certainty = try choice("certainty", Certainty.self) ?? .medium
    if let element = values["behavior"] {
      let text = try Self.text(element)
      guard let version = BehaviorVersion(text) else {
        throw ScenarioError(
          .badValue,
          at: element.place,
          "'\(text)' is no version, expected such as 'iOS 17'"
        )
      }
      scenario.behavior = version
    }
  }

  private func text(_ key: String) throws(ScenarioError) -> String {
    guard let element = values[key] else { return "" }
    return try Self.text(element)
  }

  private func choice<Value: RawRepresentable & CaseIterable>(
    _ key: String,
    _ type: Value.Type
  ) throws(ScenarioError) -> Value? where Value.RawValue == String {
    guard let element = values[key] else { return nil }
    let text = try Self.text(element)
    if let value = Value(rawValue: text) { return value }
    throw ScenarioError(
      .badValue,
      at: element.place,
      "'\(key)' is '\(text)'",
      help: Suggestion.text(for: text, among: Value.allCases.map(\.rawValue))
    )
  }

  // Objects.

  private func objects() throws(ScenarioError) -> [Scenario.Object] {
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
        at: element.place,
        "'objects' is \(element.noun), expected names with classes"
      )
    }
    guard pairs.count <= Self.mostObjects else {
      throw ScenarioError(
        .tooMuch,
        at: element.place,
        "there are \(pairs.count) objects, expected at most \(Self.mostObjects)"
      )
    }
    // Arguments name other objects, whose kinds must be known first.
    var kinds: [String: ObjectKind] = [:]
    var written: [(name: String, place: Place, expression: Expression, options: Element?)] = []
    for pair in pairs {
      try requireName(pair.key, at: pair.place)
      let (expression, options) = try classExpression(pair.value, of: pair.key)
      kinds[pair.key] = try type(of: expression).kind
      written.append((pair.key, pair.place, expression, options))
    }
    let reader = ArgumentReader(parser: StatementParser(objects: kinds))
    var objects: [Scenario.Object] = []
    for (name, place, expression, options) in written {
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
        place: place
      )
      if let options { try readOptions(options, into: &object) }
      objects.append(object)
    }
    return objects
  }

  private func requireName(_ name: String, at place: Place) throws(ScenarioError) {
    let tokens = try Token.split(name, at: place)
    let isName = tokens.count == 1 && (tokens[0].kind == .name || Int(name) != nil)
    guard isName, !["nil", "true", "false"].contains(name) else {
      throw ScenarioError(
        .badValue,
        at: place,
        "'\(name)' can't name an object",
        help: "use letters, digits and underscores"
      )
    }
  }

  private func classExpression(
    _ element: Element,
    of name: String
  ) throws(ScenarioError) -> (Expression, Element?) {
    switch element {
    case .text(let text, let place):
      var parser = try ExpressionParser(text, at: place)
      return (try parser.statement().left, nil)
    case .map(let pairs, let place):
      guard let type = pairs.first(where: { $0.key == "class" }) else {
        throw ScenarioError(
          .missingKey,
          at: place,
          "the object '\(name)' has no 'class'",
          help: "write 'class: UIViewController'"
        )
      }
      var parser = try ExpressionParser(try Self.text(type.value), at: type.value.place)
      return (try parser.statement().left, element)
    case .block, .list:
      throw ScenarioError(
        .badValue,
        at: element.place,
        "the object '\(name)' is \(element.noun), expected a class"
      )
    }
  }

  private func type(of expression: Expression) throws(ScenarioError) -> ObjectClass {
    try constructor(expression).0
  }

  private func constructor(
    _ expression: Expression
  ) throws(ScenarioError) -> (ObjectClass, [LabeledExpression]) {
    guard case .path(let segments) = expression, segments.count == 1 else {
      throw ScenarioError(
        .badValue,
        at: expression.place,
        "found no class, expected such as UIViewController"
      )
    }
    let name = segments[0].name
    let named = ObjectClass.all.filter { $0.baseName == name.text }
    guard !named.isEmpty else {
      throw ScenarioError(
        .unknownClass,
        at: name.place,
        "scenarios have no class '\(name.text)'",
        help: Suggestion.text(for: name.text, among: ObjectClass.all.map(\.baseName))
      )
    }
    let arguments = segments[0].arguments ?? []
    let labels = arguments.map { $0.label?.text ?? "_" }
    guard let type = named.first(where: { $0.labels == labels }) else {
      throw ScenarioError(
        .badArgument,
        at: name.place,
        "'\(name.text)' is not created with (\(labels.map { $0 + ":" }.joined()))",
        help: "write \(named.map(\.name).joined(separator: " or "))"
      )
    }
    return (type, arguments)
  }

  private func readOptions(
    _ element: Element,
    into object: inout Scenario.Object
  ) throws(ScenarioError) {
    guard case .map(let pairs, _) = element else { return }
    for pair in pairs {
      try Self.require(
        pair.key,
        among: ["class", "shownAs", "forwardsAppearance"],
        at: pair.place
      )
      if pair.key == "shownAs" { object.label = try Self.text(pair.value) }
      if pair.key == "forwardsAppearance" {
        let text = try Self.text(pair.value)
        guard text == "true" || text == "false" else {
          throw ScenarioError(
            .badValue,
            at: pair.value.place,
            "'forwardsAppearance' is '\(text)', expected true or false"
          )
        }
        object.forwardsAppearance = text == "true"
      }
    }
  }

  // Lines.

  private func statements(
    _ key: String,
    _ parser: StatementParser
  ) throws(ScenarioError) -> [Statement] {
    guard let element = values[key] else { return [] }
    return try statements(element, parser, isInHook: false)
  }

  private func statements(
    _ element: Element,
    _ parser: StatementParser,
    isInHook: Bool
  ) throws(ScenarioError) -> [Statement] {
    var result: [Statement] = []
    for line in try Self.lines(element) {
      result.append(try parser.statement(line.text, at: line.place, isInHook: isInHook))
    }
    return result
  }

  private func readHooks(
    _ scenario: inout Scenario,
    _ parser: StatementParser
  ) throws(ScenarioError) {
    guard let element = values["hooks"] else { return }
    guard case .map(let pairs, _) = element else {
      throw ScenarioError(
        .badValue,
        at: element.place,
        "'hooks' is \(element.noun), expected such as 'A.viewDidLoad: [A.addChild(B)]'"
      )
    }
    for pair in pairs {
      let statements = try statements(pair.value, parser, isInHook: true)
      guard let dot = pair.key.firstIndex(of: "."),
        parser.objects[String(pair.key[..<dot])] != nil || !pair.key.contains("(")
      else {
        scenario.blocks[pair.key] = statements
        continue
      }
      let name = String(pair.key[..<dot])
      guard let kind = parser.objects[name] else {
        throw ScenarioError(
          .unknownObject,
          at: pair.place,
          "there is no object '\(name)'",
          help: Suggestion.text(for: name, among: Array(parser.objects.keys))
        )
      }
      let callback = String(pair.key[pair.key.index(after: dot)...])
      let place = pair.place.moved(by: name.unicodeScalars.count + 1)
      let known = Callback.hooks(of: kind)
      guard
        let named = known.first(where: { $0.name == callback || $0.spellings.contains(callback) })
      else {
        throw ScenarioError(
          .unknownCallback,
          at: place,
          "a \(kind.className) has no callback '\(callback)' that a hook can stand in",
          help: Suggestion.text(for: callback, among: known.map(\.name))
        )
      }
      scenario.hooks[name, default: [:]][named.name] = statements
    }
  }

  // Expectations.

  private func readExpectations(
    _ scenario: inout Scenario,
    _ kinds: [String: ObjectKind]
  ) throws(ScenarioError) {
    let parser = ExpectationParser(objects: kinds, logs: Self.logs(of: scenario))
    guard let element = values["expect"] else {
      throw ScenarioError(
        .missingKey,
        "there is no 'expect'",
        help: "list what the log shows, or '[]' for nothing"
      )
    }
    scenario.expectation = try expectation(element, parser)
    if let element = values["accepts"] {
      guard case .list(let items, _) = element else {
        throw ScenarioError(
          .badValue,
          at: element.place,
          "'accepts' is \(element.noun), expected a list of 'because' and 'expect'"
        )
      }
      for item in items { scenario.accepts.append(try alternative(item, parser)) }
    }
    guard let element = values["observes"] else { return }
    var observed: [String] = []
    for line in try Self.lines(element) {
      let callbacks = Callback.all.filter {
        $0.name == line.text || $0.spellings.contains(line.text)
      }
      if let callback = callbacks.first {
        observed.append(callback.name)
        continue
      }
      let expected = try parser.line(line.text, at: line.place)
      guard let object = expected.object else {
        throw ScenarioError(
          .unknownCallback,
          at: line.place,
          "'\(line.text)' is no callback",
          help: Suggestion.text(for: line.text, among: Callback.all.map(\.name))
        )
      }
      observed.append("\(object).\(expected.callback)")
    }
    scenario.observes = observed
  }

  private func alternative(
    _ element: Element,
    _ parser: ExpectationParser
  ) throws(ScenarioError) -> Scenario.Alternative {
    guard case .map(let pairs, let place) = element else {
      throw ScenarioError(
        .badValue,
        at: element.place,
        "another order is \(element.noun), expected 'because' and 'expect'"
      )
    }
    var because = ""
    var lines: [ExpectedLine]?
    for pair in pairs {
      try Self.require(pair.key, among: ["because", "expect"], at: pair.place)
      if pair.key == "because" { because = try Self.text(pair.value) }
      if pair.key == "expect" { lines = try expectation(pair.value, parser) }
    }
    guard let lines, !because.isEmpty else {
      throw ScenarioError(
        .missingKey,
        at: place,
        "another order needs 'because' and 'expect'",
        help: "say why both orders are right"
      )
    }
    return Scenario.Alternative(because: because, expectation: lines)
  }

  private func expectation(
    _ element: Element,
    _ parser: ExpectationParser
  ) throws(ScenarioError) -> [ExpectedLine] {
    var result: [ExpectedLine] = []
    for line in try Self.lines(element) {
      result.append(try parser.line(line.text, at: line.place))
    }
    return result
  }

  /// What the app of a scenario logs.
  private static func logs(of scenario: Scenario) -> Set<String> {
    var logs: Set<String> = Set(scenario.blocks.keys)
    func collect(_ statement: Statement) {
      switch statement.action {
      case .verb(let verb, _, let arguments):
        for argument in arguments {
          if case .block(let name?) = argument { logs.insert(name) }
          if case .text(let text) = argument, verb.name == "log" { logs.insert(text) }
        }
      case .at(_, let inner), .after(_, let inner): collect(inner)
      case .read, .callSuper, .withoutSuper: break
      }
    }
    let hooks = scenario.hooks.values.flatMap { $0.values.flatMap(\.self) }
    let all = scenario.setup + scenario.steps + hooks + scenario.blocks.values.flatMap(\.self)
    for statement in all { collect(statement) }
    return logs
  }

  // Values.

  private static func text(_ element: Element) throws(ScenarioError) -> String {
    switch element {
    case .text(let text, _): return text
    case .block(let text, _, _): return text.last == "\n" ? String(text.dropLast()) : text
    case .list, .map:
      throw ScenarioError(.badValue, at: element.place, "found \(element.noun), expected a text")
    }
  }

  /// Returns the lines of a list or of a block.
  private static func lines(
    _ element: Element
  ) throws(ScenarioError) -> [(text: String, place: Place)] {
    switch element {
    case .text("", _): return []
    case .text(let text, let place): return [(text, place)]
    case .block(_, let lines, let place):
      guard lines.count <= mostLines else { throw tooManyLines(lines.count, at: place) }
      return lines
    case .list(let items, let place):
      guard items.count <= mostLines else { throw tooManyLines(items.count, at: place) }
      var result: [(text: String, place: Place)] = []
      for item in items {
        guard case .text(let text, let place) = item else {
          throw ScenarioError(
            .badValue,
            at: item.place,
            "found \(item.noun), expected one line",
            help: "quote the line"
          )
        }
        result.append((text, place))
      }
      return result
    case .map:
      throw ScenarioError(
        .badValue,
        at: element.place,
        "found keys with values, expected a list of lines"
      )
    }
  }

  private static func tooManyLines(_ count: Int, at place: Place) -> ScenarioError {
    ScenarioError(
      .tooMuch,
      at: place,
      "there are \(count) lines, expected at most \(mostLines)"
    )
  }

  private static func require(
    _ key: String,
    among known: [String],
    at place: Place
  ) throws(ScenarioError) {
    guard !known.contains(key) else { return }
    throw ScenarioError(
      .unknownKey,
      at: place,
      "there is no key '\(key)'",
      help: Suggestion.text(for: key, among: known)
    )
  }
}
