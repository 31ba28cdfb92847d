import Findings
public import TraceAnalysis

extension Baseline {
  /// Reads a baseline of `lifeline baseline write`, which is JSON and therefore YAML.
  ///
  /// The counts of repeated entries are added, so that both sides of a merge may be kept.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - path: The path as the user entered it, for errors.
  /// - Throws: ``ConfigurationError`` with the position of the mistake.
  public init(bytes: [UInt8], path: String) throws(ConfigurationError) {
    self.init()
    let document = try YAMLDocument(bytes: bytes, path: path)
    guard let root = document.root else {
      throw ConfigurationError(
        path: path,
        message: "the baseline is empty",
        help: "write one with 'lifeline baseline write'"
      )
    }
    var schema: String?
    var version = Self.version
    var items: [YAMLNode] = []
    for (key, _, value) in try document.members(
      of: root,
      "the baseline",
      keys: ["schema", "version", "findings"]
    ) {
      switch key {
      case "schema": schema = try document.text(of: value, "'schema'")
      case "version":
        version = try document.number(of: value, "'version'")
        guard 1...Self.version ~= version else {
          throw document.error(
            at: value,
            "the baseline has version \(version), this command reads versions 1 to \(Self.version)",
            help: "write it again with 'lifeline baseline write'"
          )
        }
      default: items = try document.items(of: value, "'findings'")
      }
    }
    guard schema == "lifeline-baseline" else {
      throw document.error(
        at: root,
        "this is not a baseline: its 'schema' is not 'lifeline-baseline'",
        help: "write one with 'lifeline baseline write'"
      )
    }
    for item in items { try add(item, version: version, in: document) }
  }

  /// The classes that version 1 wrote for an object whose class the trace does not name.
  private static let placeholders: Set<String> = ["controller", "view", "object"]

  private mutating func add(
    _ node: YAMLNode,
    version: Int,
    in document: YAMLDocument
  ) throws(ConfigurationError) {
    var rule: RuleID?
    var className = ""
    var callback = ""
    var count: Int?
    let keys = ["rule", "class", "callback", "count"]
    for (name, _, value) in try document.members(of: node, "an entry", keys: keys) {
      switch name {
      case "rule":
        let text = try document.text(of: value, "'rule'")
        rule = RuleID(text)
        if rule == nil { throw document.error(at: value, "'\(text)' is not the id of a rule") }
      case "class": className = try document.string(of: value, "'class'")
      case "callback": callback = try document.string(of: value, "'callback'")
      default: count = try document.number(of: value, "'count'")
      }
    }
    if version == 1, Self.placeholders.contains(className) { className = "" }
    guard let rule, let count else {
      throw document.error(at: node, "an entry has no 'rule' or no 'count'")
    }
    add(Finding.Key(rule: rule, className: className, callback: callback), count: count)
  }
}

extension YAMLDocument {
  /// The text of a scalar, which may be empty.
  func string(of node: YAMLNode, _ what: String) throws(ConfigurationError) -> String {
    if case .scalar(let scalar) = node.content, scalar.isEmpty { return "" }
    return try text(of: node, what)
  }
}
