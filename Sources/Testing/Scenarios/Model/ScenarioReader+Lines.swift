/// Reads `setup`, `steps` and `hooks`.
extension ScenarioReader {
  func statements(
    _ key: String,
    _ parser: StatementParser
  ) throws(ScenarioError) -> [Statement] {
    guard let element = values[key] else { return [] }
    return try statements(element, parser, isInHook: false)
  }

  func statements(
    _ element: Element,
    _ parser: StatementParser,
    isInHook: Bool
  ) throws(ScenarioError) -> [Statement] {
    var result: [Statement] = []
    for line in try Self.lines(element) {
      result.append(try parser.statement(line.text, at: line.position, isInHook: isInHook))
    }
    return result
  }

  func readHooks(
    _ scenario: inout Scenario,
    _ parser: StatementParser
  ) throws(ScenarioError) {
    guard let element = values["hooks"] else { return }
    guard case .map(let pairs, _) = element else {
      throw ScenarioError(
        .badValue,
        at: element.position,
        "'hooks' is \(element.noun), expected such as 'A.viewDidLoad: [A.addChild(B)]'",
        help: "write the object and its callback, a colon, and a list of lines"
      )
    }
    for pair in pairs {
      let statements = try statements(pair.value, parser, isInHook: true)
      guard let dot = pair.key.firstIndex(of: "."),
        parser.objects[String(pair.key[..<dot])] != nil || !pair.key.contains("(")
      else {
        for statement in statements where statement.isAboutSuper {
          throw StatementParser.superOutsideHook(statement.text, at: statement.position)
        }
        scenario.blocks[pair.key] = statements
        continue
      }
      let name = String(pair.key[..<dot])
      guard let kind = parser.objects[name] else {
        throw ScenarioError(
          .unknownObject,
          at: pair.position,
          "there is no object '\(name)'",
          help: Suggestion.text(for: name, among: Array(parser.objects.keys))
        )
      }
      let callback = String(pair.key[pair.key.index(after: dot)...])
      let position = pair.position.moved(by: name.unicodeScalars.count + 1)
      let known = ExpectableCallback.hooks(of: kind)
      guard
        let named = known.first(where: { $0.name == callback || $0.spellings.contains(callback) })
      else {
        throw ScenarioError(
          .unknownCallback,
          at: position,
          "a \(kind.className) has no callback '\(callback)' that a hook can stand in",
          help: Suggestion.text(for: callback, among: known.map(\.name))
        )
      }
      for statement in statements where statement.isWithoutLog {
        throw StatementParser.withoutLogOutsideBlock(at: statement.position)
      }
      scenario.hooks[name, default: [:]][named.name] = statements
    }
  }
}
