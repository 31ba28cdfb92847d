/// Reads `expect`, `expectCounts` and `accepts`.
extension ScenarioReader {
  func readExpectations(
    _ scenario: inout Scenario,
    _ kinds: [String: ObjectKind]
  ) throws(ScenarioError) {
    let parser = ExpectationParser(objects: kinds, logs: Self.logs(of: scenario))
    if let element = values["expectCounts"] {
      scenario.counts = try counts(element, parser)
    }
    if let prefix = values["expectPrefix"] {
      guard values["expect"] == nil else {
        throw ScenarioError(
          .badValue,
          at: prefix.position,
          "there are both 'expect' and 'expectPrefix'",
          help: "'expectPrefix' is for a log that continues after the expected lines"
        )
      }
      scenario.expectsPrefix = true
      scenario.expectation = try expectation(prefix, parser)
    } else if let element = values["expect"] {
      scenario.expectation = try expectation(element, parser)
    } else if values["expectCounts"] != nil {
      scenario.expectsOrder = false
    } else {
      throw ScenarioError(
        .missingKey,
        "there is no 'expect'",
        help: "list what the log shows, or '[]' for nothing"
      )
    }
    if let element = values["accepts"] {
      guard case .list(let items, _) = element else {
        throw ScenarioError(
          .badValue,
          at: element.position,
          "'accepts' is \(element.noun), expected a list of 'because' and 'expect'",
          help: "write a list of '- because: …' with 'expect:' under it"
        )
      }
      for item in items { scenario.accepts.append(try alternative(item, parser)) }
    }
    scenario.layout = try choice("layout", LayoutRule.Mode.self) ?? .asked
    if let element = values["observes"] { try readObserved(element, &scenario, parser) }
  }

  /// Reads the expected numbers of occurrences.
  func counts(
    _ element: Element,
    _ parser: ExpectationParser
  ) throws(ScenarioError) -> [Scenario.Count] {
    guard case .map(let pairs, _) = element else {
      throw ScenarioError(
        .badValue,
        at: element.position,
        "'expectCounts' is \(element.noun), expected such as 'A.viewWillAppear: 2'",
        help: "write a callback and a number a line, such as 'A.viewWillAppear: 2'"
      )
    }
    var result: [Scenario.Count] = []
    for pair in pairs {
      let line = try parser.line(pair.key, at: pair.position)
      let text = try Self.text(pair.value)
      guard let number = Int(text), number >= 0, !line.isUnmodelled else {
        throw ScenarioError(
          .badValue,
          at: pair.value.position,
          line.isUnmodelled
            ? "'\(pair.key)' is never sent" : "'\(text)' is not a count",
          help: line.isUnmodelled ? "remove the line" : "write a whole number from 0"
        )
      }
      result.append(Scenario.Count(line: line, number: number))
    }
    return result
  }

  func alternative(
    _ element: Element,
    _ parser: ExpectationParser
  ) throws(ScenarioError) -> Scenario.Alternative {
    guard case .map(let pairs, let position) = element else {
      throw ScenarioError(
        .badValue,
        at: element.position,
        "another order is \(element.noun), expected 'because' and 'expect'",
        help: "write '- because: …' with 'expect:' under it"
      )
    }
    var because = ""
    var lines: [ExpectedLine]?
    for pair in pairs {
      try Self.require(pair.key, among: ["because", "expect"], at: pair.position)
      if pair.key == "because" { because = try Self.text(pair.value) }
      if pair.key == "expect" { lines = try expectation(pair.value, parser) }
    }
    guard let lines, !because.isEmpty else {
      throw ScenarioError(
        .missingKey,
        at: position,
        "another order needs 'because' and 'expect'",
        help: "say why both orders are right"
      )
    }
    return Scenario.Alternative(because: because, expectation: lines)
  }

  func expectation(
    _ element: Element,
    _ parser: ExpectationParser
  ) throws(ScenarioError) -> [ExpectedLine] {
    var result: [ExpectedLine] = []
    for line in try Self.lines(element) {
      result.append(try parser.line(line.text, at: line.position))
    }
    return result
  }

  /// The lines that the app of a scenario logs.
  static func logs(of scenario: Scenario) -> Set<String> {
    var logs: Set<String> = Set(scenario.blocks.keys)
    let silent = scenario.blocks.filter { $0.value.contains(where: \.isWithoutLog) }.keys
    func collect(_ statement: Statement) {
      switch statement.action {
      case .verb(let verb, _, let arguments):
        for argument in arguments {
          if case .block(let name?) = argument { logs.insert(name) }
          if case .text(let text) = argument, verb.name == "log" { logs.insert(text) }
        }
      case .at(_, let inner), .after(_, let inner): collect(inner)
      case .constrain, .constrainVisually, .read, .check, .callSuper, .withoutSuper, .withoutLog:
        break
      }
    }
    let hooks = scenario.hooks.values.flatMap { $0.values.flatMap(\.self) }
    let all = scenario.setup + scenario.steps + hooks + scenario.blocks.values.flatMap(\.self)
    for statement in all { collect(statement) }
    return logs.subtracting(silent)
  }
}
