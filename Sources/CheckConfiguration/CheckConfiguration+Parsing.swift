import TraceAnalysis
import Yams

extension CheckConfiguration {
  private static let longestRegex = 500
  private static let levels = ["off", "note", "info", "warning", "error"]

  /// Reads a configuration.
  ///
  /// - Parameters:
  ///   - bytes: The file: YAML in UTF-8.
  ///   - path: Its path as the user knows it, for errors.
  /// - Throws: ``ConfigurationError`` for an unknown key, a wrong value or a file that is no YAML.
  public init(bytes: [UInt8], path: String) throws(ConfigurationError) {
    self.init()
    self.path = path
    let document = try YAMLDocument(bytes: bytes, path: path)
    guard let root = document.root else { return }
    if case .scalar(let scalar) = root, scalar.string.isEmpty { return }
    for (key, _, value) in try document.members(of: root, "the configuration", keys: Self.keys) {
      switch key {
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
          words: ["high", "medium", "low"],
          Confidence.init(rawValue:)
        )
      case "fail-on":
        failOn = try document.choice(
          of: value,
          "'fail-on'",
          words: ["error", "warning", "info", "note", "never"],
          FailOn.init
        )
      default: try addPatterns(value, in: document)
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
    _ node: Node,
    in document: YAMLDocument
  ) throws(ConfigurationError) {
    if case .scalar = node {
      let text = try document.text(of: node, "a rule of 'ignore'")
      policy.ignored.append(try document.selector(text, at: node))
      return
    }
    var rule: RuleSelector?
    var entry: (classes: GlobPattern?, files: GlobPattern?, reason: String) = (nil, nil, "")
    let keys = ["rule", "class", "file", "reason"]
    for (key, _, value) in try document.members(of: node, "an entry of 'ignore'", keys: keys) {
      let text = try document.text(of: value, "'\(key)'")
      switch key {
      case "rule": rule = try document.selector(text, at: value)
      case "class": entry.classes = GlobPattern(text)
      case "file": entry.files = GlobPattern(text)
      default: entry.reason = text
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
        classes: entry.classes,
        files: entry.files,
        reason: entry.reason
      )
    )
  }

  private static func levels(
    of node: Node,
    in document: YAMLDocument
  ) throws(ConfigurationError) -> [ReportPolicy.LevelEntry] {
    var entries: [ReportPolicy.LevelEntry] = []
    for (key, place, value) in try document.members(of: node, "'severities'", keys: nil) {
      let rules = try document.selector(key, at: place)
      let level = try document.choice(
        of: value,
        "the severity of \(rules.text)",
        words: levels,
        ReportPolicy.Level.init
      )
      entries.append(ReportPolicy.LevelEntry(rules: rules, level: level))
    }
    return entries
  }

  private mutating func addClasses(
    _ node: Node,
    in document: YAMLDocument
  ) throws(ConfigurationError) {
    for (name, _, value) in try document.members(of: node, "'classes'", keys: nil) {
      let keys = ["ignore", "severities"]
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

  private mutating func addPatterns(
    _ node: Node,
    in document: YAMLDocument
  ) throws(ConfigurationError) {
    for item in try document.items(of: node, "'patterns'") {
      patterns.append(try Self.pattern(item, in: document))
    }
  }

  private static func pattern(
    _ node: Node,
    in document: YAMLDocument
  ) throws(ConfigurationError) -> LogPattern {
    var pattern = LogPattern(regex: "", groups: [:], line: node.mark?.line ?? 0)
    var places: [(Int, Node)] = []
    var captures = 0
    let keys = ["regex", "class", "callback", "instance"]
    for (key, _, value) in try document.members(of: node, "a pattern", keys: keys) {
      if key == "regex" {
        pattern.regex = try document.text(of: value, "'regex'")
        guard pattern.regex.count <= Self.longestRegex else {
          throw document.error(
            at: value,
            "'regex' has more than \(Self.longestRegex) letters",
            help: "write several patterns"
          )
        }
        guard (try? Regex(pattern.regex)) != nil else {
          throw document.error(
            at: value,
            "'\(YAMLDocument.quoted(pattern.regex))' is no regular expression",
            help: "quote it with ' and escape what is meant literally with \\"
          )
        }
        captures = Self.captureCount(of: pattern.regex)
      } else {
        let number = try document.number(of: value, "'\(key)'")
        pattern.groups[key] = number
        places.append((number, value))
      }
    }
    guard !pattern.regex.isEmpty else {
      throw document.error(at: node, "a pattern has no 'regex'", help: "add regex: '…'")
    }
    guard pattern.groups["callback"] != nil else {
      throw document.error(
        at: node,
        "a pattern does not say which group is the callback",
        help: "add 'callback: 1', the number of a group of 'regex'"
      )
    }
    for (number, value) in places where number > captures {
      let noun = captures == 1 ? "1 group" : "\(captures) groups"
      throw document.error(at: value, "group \(number) does not exist: 'regex' has \(noun)")
    }
    return pattern
  }

  /// The number of groups that an expression captures: opening brackets that are neither escaped,
  /// nor in a class of characters, nor followed by `?` unless they have a name.
  private static func captureCount(of text: String) -> Int {
    var count = 0
    var isEscaped = false
    var depth = 0
    let letters = Array(text)
    for (place, letter) in letters.enumerated() {
      defer { isEscaped = letter == "\\" && !isEscaped }
      if isEscaped { continue }
      if letter == "[" { depth += 1 } else if letter == "]" { depth = max(0, depth - 1) }
      guard letter == "(", depth == 0 else { continue }
      let next = letters[(place + 1)...].prefix(4)
      let names = ["?<", "?P<"].filter { String(next).hasPrefix($0) }
      let isLook = String(next).hasPrefix("?<=") || String(next).hasPrefix("?<!")
      if next.first != "?" || (!names.isEmpty && !isLook) { count += 1 }
    }
    return count
  }
}
