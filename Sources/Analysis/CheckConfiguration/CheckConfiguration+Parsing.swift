import Findings
import TraceAnalysis
import TraceModel

extension CheckConfiguration {
  /// Reads a configuration.
  ///
  /// - Parameters:
  ///   - bytes: The file: YAML in UTF-8.
  ///   - path: The path as the user entered it, for errors.
  /// - Throws: ``ConfigurationError`` for an unknown key, a wrong value or a file that is not YAML.
  public init(bytes: [UInt8], path: String) throws(ConfigurationError) {
    self.init()
    self.path = path
    let document = try YAMLDocument(bytes: bytes, path: path)
    guard let root = document.root else { return }
    if case .scalar(let scalar) = root.content, scalar.isEmpty { return }
    for (key, _, value) in try document.members(of: root, "the configuration", keys: Self.keys) {
      switch key {
      case "rules":
        policy.isPedantic = try document.choice(
          of: value,
          "'rules'",
          words: ConfigurationKey.ruleWords
        ) { ["default": false, "pedantic": true][$0] }
      case "select":
        for node in try document.items(of: value, "'select'") {
          let text = try document.text(of: node, "a rule of 'select'")
          policy.selected.append(try document.selector(text, at: node))
        }
      case "ignore":
        for node in try document.items(of: value, "'ignore'") {
          try addIgnore(node, in: document)
        }
      case "severities": policy.levels = try Self.levels(of: value, in: document)
      case "classes": try addClasses(value, in: document)
      case "min-confidence":
        policy.minimumConfidence = try document.choice(
          of: value,
          "'min-confidence'",
          words: ConfigurationKey.confidenceWords,
          Confidence.init(rawValue:)
        )
      case "fail-on":
        failOn = try document.choice(
          of: value,
          "'fail-on'",
          words: ConfigurationKey.failureWords,
          FailOn.init
        )
      case "thresholds": thresholds = try Thresholds(value, in: document)
      case "exclude":
        for node in try document.items(of: value, "'exclude'") {
          exclusions.append(GlobPattern(try document.text(of: node, "a pattern of 'exclude'")))
        }
      case "rule-pages": rulePages = try document.address(of: value, "'rule-pages'")
      default:
        for item in try document.items(of: value, "'patterns'") {
          patterns.append(try LogPattern(item, in: document))
        }
      }
    }
    if let rule = policy.contradiction {
      throw document.error(
        at: root,
        "'\(rule.text)' is both selected and ignored",
        help: "remove it from 'select' or from 'ignore'"
      )
    }
  }

  private mutating func addIgnore(
    _ node: YAMLNode,
    in document: YAMLDocument
  ) throws(ConfigurationError) {
    if case .scalar = node.content {
      let text = try document.text(of: node, "a rule of 'ignore'")
      policy.ignored.append(try document.selector(text, at: node))
      return
    }
    var rule: RuleSelector?
    var patterns: [String: GlobPattern] = [:]
    var reason = ""
    let keys = ConfigurationKey.ofIgnored.map(\.name)
    for (key, _, value) in try document.members(of: node, "an entry of 'ignore'", keys: keys) {
      let text = try document.text(of: value, "'\(key)'")
      switch key {
      case "rule": rule = try document.selector(text, at: value)
      case "reason": reason = text
      default: patterns[key] = GlobPattern(text)
      }
    }
    guard let rule else {
      throw document.error(
        at: node,
        "an entry of 'ignore' names no rule",
        help: "add 'rule: LC204', or 'rule: all'"
      )
    }
    policy.accepted.append(
      ReportPolicy.Acceptance(
        rules: rule,
        classes: patterns["class"],
        files: patterns["file"],
        lines: patterns["line"],
        reason: reason
      )
    )
  }

  private static func levels(
    of node: YAMLNode,
    in document: YAMLDocument
  ) throws(ConfigurationError) -> [ReportPolicy.LevelEntry] {
    var entries: [ReportPolicy.LevelEntry] = []
    for (key, keyNode, value) in try document.members(of: node, "'severities'", keys: nil) {
      let rules = try document.selector(key, at: keyNode)
      let level = try document.choice(
        of: value,
        "the severity of \(rules.text)",
        words: ConfigurationKey.severityWords,
        ReportPolicy.Level.init
      )
      entries.append(ReportPolicy.LevelEntry(rules: rules, level: level))
    }
    return entries
  }

  private mutating func addClasses(
    _ node: YAMLNode,
    in document: YAMLDocument
  ) throws(ConfigurationError) {
    for (name, _, value) in try document.members(of: node, "'classes'", keys: nil) {
      let keys = ConfigurationKey.ofClass.map(\.name)
      for (key, _, value) in try document.members(of: value, "'\(name)'", keys: keys) {
        if key == "severities" {
          let levels = try Self.levels(of: value, in: document)
          policy.classLevels.append(
            ReportPolicy.ClassLevels(classes: GlobPattern(name), levels: levels)
          )
          continue
        }
        for node in try document.items(of: value, "'ignore' of '\(name)'") {
          let text = try document.text(of: node, "a rule of 'ignore'")
          policy.accepted.append(
            ReportPolicy.Acceptance(
              rules: try document.selector(text, at: node),
              classes: GlobPattern(name)
            )
          )
        }
      }
    }
  }
}
