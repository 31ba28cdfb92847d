import TraceModel

extension Scenario {
  /// Reads a scenario file.
  ///
  /// - Parameter bytes: The file: UTF-8, at most 256 KB.
  /// - Throws: ``ScenarioError`` with the position of the first error.
  package init(reading bytes: [UInt8]) throws(ScenarioError) {
    let source = try SourceText(bytes)
    guard case .map(let pairs, _) = try Element(reading: source) else {
      throw ScenarioError(
        .badValue,
        at: FilePosition(line: 1, column: 1),
        "a scenario is keys with values",
        help: "begin with 'title: …'"
      )
    }
    self = try ScenarioReader(pairs: pairs).scenario()
    suppressions = try ScenarioSuppression.all(in: source)
  }
}

/// Reads the keys of a scenario file.
struct ScenarioReader {
  /// The maximum number of objects of a scenario.
  static let mostObjects = 200
  /// The maximum number of lines of a list.
  static let mostLines = 1_000

  /// The keys of a file, in the order of the grammar.
  static let keys = [
    "title", "id", "source", "evidence", "certainty", "platform", "behavior", "notes", "part",
    "derived", "differs", "rules", "device", "objects", "hooks", "setup", "steps", "expect",
    "expectPrefix",
    "expectCounts",
    "accepts", "observes", "layout",
  ]

  let values: [String: Element]

  init(pairs: [(key: String, position: FilePosition, value: Element)]) throws(ScenarioError) {
    for pair in pairs { try Self.require(pair.key, among: Self.keys, at: pair.position) }
    values = Dictionary(pairs.map { ($0.key, $0.value) }) { first, _ in first }
  }

  /// Reads all keys.
  func scenario() throws(ScenarioError) -> Scenario {
    var scenario = Scenario()
    try readHead(&scenario)
    scenario.objects = try objects()
    if let element = values["device"] { try setDevice(element, of: &scenario) }
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

  func readHead(_ scenario: inout Scenario) throws(ScenarioError) {
    guard values["title"] != nil else {
      throw ScenarioError(
        .missingKey,
        "there is no 'title'",
        help: "describe what the scenario shows"
      )
    }
    scenario.title = try text("title")
    scenario.id = try text("id")
    scenario.source = try text("source")
    scenario.platform = try text("platform")
    scenario.notes = try text("notes")
    scenario.part = try text("part")
    scenario.derived = try text("derived")
    scenario.differs = try text("differs")
    scenario.rules = try text("rules").split { ", ".contains($0) }.map(String.init)
    scenario.evidence = try choice("evidence", Evidence.self) ?? .own
    scenario.certainty = try choice("certainty", Certainty.self) ?? .medium
    if let element = values["behavior"] {
      let text = try Self.text(element)
      guard let version = BehaviorVersion(text) else {
        throw ScenarioError(
          .badValue,
          at: element.position,
          "'\(text)' is not a version, expected such as 'iOS 17'",
          help: "write the major number, such as 'iOS 17'"
        )
      }
      scenario.behavior = version
    }
  }

  func text(_ key: String) throws(ScenarioError) -> String {
    guard let element = values[key] else { return "" }
    return try Self.text(element)
  }

  func choice<Value: RawRepresentable & CaseIterable>(
    _ key: String,
    _ type: Value.Type
  ) throws(ScenarioError) -> Value? where Value.RawValue == String {
    guard let element = values[key] else { return nil }
    let text = try Self.text(element)
    if let value = Value(rawValue: text) { return value }
    throw ScenarioError(
      .badValue,
      at: element.position,
      "'\(key)' is '\(text)'",
      help: Suggestion.text(for: text, among: Value.allCases.map(\.rawValue))
    )
  }

  static func text(_ element: Element) throws(ScenarioError) -> String {
    switch element {
    case .text(let text, _): return text
    case .block(let text, _, _): return text.last == "\n" ? String(text.dropLast()) : text
    case .list, .map:
      throw ScenarioError(
        .badValue,
        at: element.position,
        "found \(element.noun), expected a text",
        help: "write one line of text after the key"
      )
    }
  }

  /// Returns the lines of a list or of a block.
  static func lines(
    _ element: Element
  ) throws(ScenarioError) -> [(text: String, position: FilePosition)] {
    switch element {
    case .text("", _): return []
    case .text(let text, let position): return [(text, position)]
    case .block(_, let lines, let position):
      guard lines.count <= mostLines else { throw tooManyLines(lines.count, at: position) }
      return lines
    case .list(let items, let position):
      guard items.count <= mostLines else { throw tooManyLines(items.count, at: position) }
      var result: [(text: String, position: FilePosition)] = []
      for item in items {
        guard case .text(let text, let position) = item else {
          throw ScenarioError(
            .badValue,
            at: item.position,
            "found \(item.noun), expected one line",
            help: "quote the line"
          )
        }
        result.append((text, position))
      }
      return result
    case .map:
      throw ScenarioError(
        .badValue,
        at: element.position,
        "found keys with values, expected a list of lines",
        help: "write one line behind each '-', quoted when it holds ': '"
      )
    }
  }

  static func tooManyLines(_ count: Int, at position: FilePosition) -> ScenarioError {
    ScenarioError(
      .tooMuch,
      at: position,
      "there are \(count) lines, expected at most \(mostLines)",
      help: "split the scenario"
    )
  }

  static func require(
    _ key: String,
    among known: [String],
    at position: FilePosition
  ) throws(ScenarioError) {
    guard !known.contains(key) else { return }
    throw ScenarioError(
      .unknownKey,
      at: position,
      "there is no key '\(key)'",
      help: Suggestion.text(for: key, among: known)
    )
  }
}
