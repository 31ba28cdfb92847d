import Yams

/// A value of a scenario file with its position.
package indirect enum Element {
  case text(String, FilePosition)
  /// The lines of a block that begins with `|` or `>`.
  case block(String, lines: [(text: String, position: FilePosition)], FilePosition)
  case list([Element], FilePosition)
  /// Keys with values, in the order of the file.
  case map([(key: String, position: FilePosition, value: Element)], FilePosition)

  /// The position of its beginning.
  package var position: FilePosition {
    switch self {
    case .text(_, let position), .block(_, _, let position), .list(_, let position),
      .map(_, let position):
      position
    }
  }

  /// The kind of value, for messages.
  package var noun: String {
    switch self {
    case .text, .block: "a text"
    case .list: "a list"
    case .map: "keys with values"
    }
  }

  /// Reads a file.
  ///
  /// - Throws: ``ScenarioError`` if the file is not YAML.
  package init(reading source: SourceText) throws(ScenarioError) {
    let node: Node?
    do {
      node = try Yams.compose(yaml: source.yaml)
    } catch let error as YamlError {
      throw Self.error(error, in: source)
    } catch {
      throw ScenarioError(
        .yaml,
        "\(error)",
        help: "quote texts that contain special characters; indent by two spaces"
      )
    }
    guard let node else {
      throw ScenarioError(.missingKey, "the file is empty", help: "begin with 'title: …'")
    }
    var budget = 20_000
    try self.init(node, in: source, depth: 0, budget: &budget)
  }

  private init(
    _ node: Node,
    in source: SourceText,
    depth: Int,
    budget: inout Int
  ) throws(ScenarioError) {
    let position = node.mark.map { source.original(line: $0.line, column: $0.column) } ?? .file
    budget -= 1
    guard depth < 8, budget > 0 else {
      throw ScenarioError(
        .tooMuch,
        at: position,
        "the file has too many or too deep values",
        help: "split the scenario"
      )
    }
    switch node {
    case .scalar(let scalar):
      if scalar.style == .literal || scalar.style == .folded {
        self = .block(scalar.string, lines: source.block(after: position.line), position)
      } else {
        self = .text(scalar.string, position)
      }
    case .sequence(let sequence):
      var items: [Element] = []
      for item in sequence {
        items.append(try Element(item, in: source, depth: depth + 1, budget: &budget))
      }
      self = .list(items, position)
    case .mapping(let mapping):
      var pairs: [(key: String, position: FilePosition, value: Element)] = []
      for (key, value) in mapping {
        let position = key.mark.map { source.original(line: $0.line, column: $0.column) } ?? .file
        guard let text = key.string else {
          throw ScenarioError(
            .yaml,
            at: position,
            "a key is not a text",
            help: "write a name in front of the colon"
          )
        }
        let element = try Element(value, in: source, depth: depth + 1, budget: &budget)
        pairs.append((text, position, element))
      }
      self = .map(pairs, position)
    case .alias:
      throw ScenarioError(
        .yaml,
        at: position,
        "an alias is not part of a scenario",
        help: "write the value out instead of '*name'"
      )
    }
  }

  private static func error(_ error: YamlError, in source: SourceText) -> ScenarioError {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      return ScenarioError(
        .yaml,
        at: source.original(line: mark.line, column: mark.column),
        problem == "but found another document" ? "a second document begins here" : problem,
        help: "quote texts that contain special characters; indent by two spaces"
      )
    case .duplicatedKeysInMapping(let duplicates, let context):
      let key = duplicates.sorted().first ?? ""
      let position = source.original(line: context.mark.line, column: context.mark.column)
      return ScenarioError(
        .yaml,
        at: source.secondPosition(of: key, inMappingAt: position) ?? position,
        "the key '\(key)' is there twice",
        help: "join the two"
      )
    case .reader(let problem, _, _, _):
      return ScenarioError(
        .unreadable,
        problem,
        help: "save the file as UTF-8"
      )
    default:
      return ScenarioError(
        .yaml,
        "the file can't be read as YAML",
        help: "quote texts that contain special characters; indent by two spaces"
      )
    }
  }
}
