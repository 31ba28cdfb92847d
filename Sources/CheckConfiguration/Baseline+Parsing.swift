public import TraceAnalysis
import Yams

extension Baseline {
  /// Reads a baseline that `lifeline baseline write` wrote; JSON is read as the YAML that it is.
  ///
  /// Entries of one kind that stand twice are added, so that both sides of a merge may stay.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - path: Its path as the user knows it, for errors.
  /// - Throws: ``ConfigurationError`` with the place of what is wrong.
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
    for (key, _, value) in try document.members(
      of: root,
      "the baseline",
      keys: ["schema", "version", "findings"]
    ) {
      switch key {
      case "schema": schema = try document.text(of: value, "'schema'")
      case "version":
        let version = try document.number(of: value, "'version'")
        guard version == 1 else {
          throw document.error(
            at: value,
            "the baseline has version \(version), this command reads version 1",
            help: "write it anew with 'lifeline baseline write'"
          )
        }
      default:
        for item in try document.items(of: value, "'findings'") { try add(item, in: document) }
      }
    }
    guard schema == "lifeline-baseline" else {
      throw document.error(
        at: root,
        "this is no baseline: its 'schema' is not 'lifeline-baseline'",
        help: "write one with 'lifeline baseline write'"
      )
    }
  }

  private mutating func add(
    _ node: Node,
    in document: YAMLDocument
  ) throws(ConfigurationError) {
    var key = Finding.Key(rule: "", className: "", callback: "")
    var count: Int?
    let keys = ["rule", "class", "callback", "count"]
    for (name, _, value) in try document.members(of: node, "an entry", keys: keys) {
      switch name {
      case "rule": key.rule = try document.text(of: value, "'rule'")
      case "class": key.className = try document.string(of: value, "'class'")
      case "callback": key.callback = try document.string(of: value, "'callback'")
      default: count = try document.number(of: value, "'count'")
      }
    }
    guard !key.rule.isEmpty, let count else {
      throw document.error(at: node, "an entry has no 'rule' or no 'count'")
    }
    add(key, count: count)
  }
}

extension YAMLDocument {
  /// The text of a scalar, which may be empty.
  func string(of node: Node, _ what: String) throws(ConfigurationError) -> String {
    if case .scalar(let scalar) = node, scalar.string.isEmpty { return "" }
    return try text(of: node, what)
  }
}
