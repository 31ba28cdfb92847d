import Findings
import TraceAnalysis
import TraceModel

extension YAMLDocument {
  /// The members of a mapping, each with the node of its key.
  ///
  /// - Throws: ``ConfigurationError`` when the node is not a mapping, or `keys` does not contain a
  ///   key.
  func members(
    of node: YAMLNode,
    _ what: String,
    keys: [String]?
  ) throws(ConfigurationError) -> [(key: String, keyNode: YAMLNode, value: YAMLNode)] {
    guard case .mapping(let mapping) = node.content else {
      throw error(
        at: node,
        "\(what) is \(Self.word(for: node)), expected keys with values",
        help: keys.map { "known keys: \($0.joined(separator: ", "))" } ?? ""
      )
    }
    var members: [(key: String, keyNode: YAMLNode, value: YAMLNode)] = []
    for (key, value) in mapping {
      guard case .scalar(let scalar) = key.content else {
        throw error(at: key, "a key of \(what) is not a word")
      }
      if let keys, !keys.contains(scalar) {
        let near = Spelling.nearest(to: scalar, in: keys)
        throw error(
          at: key,
          "\(what) has no key '\(Self.quoted(scalar))'",
          help: near.map { "did you mean '\($0)'?" }
            ?? "known keys: \(keys.joined(separator: ", "))"
        )
      }
      members.append((scalar, key, value))
    }
    return members
  }

  /// The items of a list.
  func items(of node: YAMLNode, _ what: String) throws(ConfigurationError) -> [YAMLNode] {
    guard case .sequence(let sequence) = node.content else {
      throw error(
        at: node,
        "\(what) is \(Self.word(for: node)), expected a list",
        help: "write [a, b], or a line '- a' for each"
      )
    }
    return sequence
  }

  /// The text of a scalar.
  func text(of node: YAMLNode, _ what: String) throws(ConfigurationError) -> String {
    guard case .scalar(let scalar) = node.content else {
      throw error(at: node, "\(what) is \(Self.word(for: node)), expected a word")
    }
    guard !scalar.isEmpty else { throw error(at: node, "\(what) is empty") }
    return scalar
  }

  /// A whole number of at least 1.
  func number(of node: YAMLNode, _ what: String) throws(ConfigurationError) -> Int {
    let text = try text(of: node, what)
    guard let number = Int(text), number >= 1 else {
      throw error(at: node, "\(what) is '\(Self.quoted(text))', expected a number from 1")
    }
    return number
  }

  /// The absolute address of a folder.
  func address(of node: YAMLNode, _ what: String) throws(ConfigurationError) -> PageAddress {
    let text = try text(of: node, what)
    guard let address = PageAddress(text) else {
      throw error(
        at: node,
        "\(what) is '\(Self.quoted(text))', expected an address that begins with https:// or http://",
        help: "name the folder that contains LC209/README.md"
      )
    }
    return address
  }

  /// One of several allowed words.
  func choice<Value>(
    of node: YAMLNode,
    _ what: String,
    words: [String],
    _ make: (String) -> Value?
  ) throws(ConfigurationError) -> Value {
    let text = try text(of: node, what)
    if let value = make(text) { return value }
    // YAML reads a bare off as false; the text is still 'off'.
    let near = Spelling.nearest(to: text, in: words)
    throw error(
      at: node,
      "\(what) is '\(Self.quoted(text))', expected \(words.joined(separator: ", "))",
      help: near.map { "did you mean '\($0)'?" } ?? ""
    )
  }

  func selector(_ text: String, at node: YAMLNode) throws(ConfigurationError) -> RuleSelector {
    do {
      return try RuleSelector(text)
    } catch {
      throw self.error(
        at: node,
        "there is no rule '\(Self.quoted(text))'",
        help: error.help
      )
    }
  }

  /// A text in messages, shortened to one line.
  static func quoted(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 60 ? String(line.prefix(60)) + "…" : line
  }

  private static func word(for node: YAMLNode) -> String {
    switch node.content {
    case .scalar(let scalar): scalar.isEmpty ? "empty" : "'\(quoted(scalar))'"
    case .mapping: "a mapping"
    case .sequence: "a list"
    }
  }
}
