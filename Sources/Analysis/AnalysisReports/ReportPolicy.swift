public import AnalysisEngine
public import Findings
public import TraceModel

/// The findings that a user selects, and their severities.
public struct ReportPolicy: Hashable, Sendable {
  /// The severity that a user assigns to a rule.
  public enum Level: Hashable, Sendable {
    /// The rule is not reported.
    case off
    /// The rule is reported with a severity.
    case severity(Severity)

    /// Reads `off`, `note`, `info`, `warning` or `error`.
    public init?(_ text: String) {
      if text == "off" {
        self = .off
      } else if let severity = Severity(rawValue: text) {
        self = .severity(severity)
      } else {
        return nil
      }
    }
  }

  /// A severity for the rules that a selector names.
  public struct LevelEntry: Hashable, Sendable {
    public var rules: RuleSelector
    /// The severity of their findings.
    public var level: Level

    public init(rules: RuleSelector, level: Level) {
      self.rules = rules
      self.level = level
    }
  }

  /// Known findings that are not reported.
  public struct Acceptance: Hashable, Sendable {
    public var rules: RuleSelector
    /// The classes; `nil` for all.
    public var classes: GlobPattern?
    /// The inputs; `nil` for all.
    public var files: GlobPattern?
    /// The texts of log lines; `nil` for all, and for findings that refer to no line.
    public var lines: GlobPattern?
    /// The reason; empty when none is stated.
    public var reason: String

    public init(
      rules: RuleSelector,
      classes: GlobPattern? = nil,
      files: GlobPattern? = nil,
      lines: GlobPattern? = nil,
      reason: String = ""
    ) {
      self.rules = rules
      self.classes = classes
      self.files = files
      self.lines = lines
      self.reason = reason
    }

    /// Whether the acceptance covers a finding.
    ///
    /// - Parameters:
    ///   - finding: The finding.
    ///   - fileName: The name of the input.
    ///   - matched: The numbers of the lines that each pattern matches.
    /// - Returns: Whether the finding is accepted.
    func covers(
      _ finding: Finding,
      fileName: String,
      lines matched: [GlobPattern: Set<UInt32>] = [:]
    ) -> Bool {
      rules.matches(finding.rule)
        && (classes.map { $0.matches(finding.className) } ?? true)
        && (files.map { $0.matches(path: fileName) } ?? true)
        && (lines.map { matched[$0]?.contains(finding.line) ?? false } ?? true)
    }
  }

  /// Severities for the classes that a pattern names.
  public struct ClassLevels: Hashable, Sendable {
    public var classes: GlobPattern
    /// The severities; among equally exact selectors the last one has precedence.
    public var levels: [LevelEntry]

    /// Creates severities of classes.
    public init(classes: GlobPattern, levels: [LevelEntry]) {
      self.classes = classes
      self.levels = levels
    }
  }

  /// The rules that are reported; empty for all that are not opt-in.
  public var selected: [RuleSelector] = []
  /// The rules that are not reported, unless a more exact selector selects them.
  public var ignored: [RuleSelector] = []
  /// Severities of rules; among equally exact selectors the last one has precedence.
  public var levels: [LevelEntry] = []
  /// Severities of rules for some classes; the last match has precedence.
  public var classLevels: [ClassLevels] = []
  /// Known findings that are not reported.
  public var accepted: [Acceptance] = []
  /// The minimum confidence that is reported.
  public var minimumConfidence = Confidence.low

  /// Whether all rules are checked that are off by default.
  public var isPedantic = false

  /// Creates a policy that reports every finding unchanged.
  public init() {}

  /// The ids of the requested opt-in rules: all, those selected by id, and those with a severity.
  package func optIns(in registry: RuleRegistry) -> Set<RuleID> {
    let names =
      selected.filter(\.isExact) + levels.filter { $0.level != .off }.map(\.rules)
    return Set(
      registry.descriptors.filter { rule in
        rule.isOptIn && (isPedantic || names.contains { $0.matches(rule) })
      }
      .map(\.id)
    )
  }

  /// The number of rules that are reported for some class at least.
  func ruleCount(in registry: RuleRegistry) -> Int {
    let asked = optIns(in: registry)
    return registry.descriptors.count { rule in
      (!rule.isOptIn || asked.contains(rule.id)) && severities(of: rule.id, .note) != nil
    }
  }

  /// A checked rule with the highest severity that the user assigns; `nil` when it is deselected.
  func adjusted(_ rule: CheckedRule) -> CheckedRule? {
    guard rule.confidence >= minimumConfidence,
      let severity = severities(of: rule.id, rule.severity)
    else { return nil }
    var rule = rule
    rule.severity = severity
    return rule
  }

  /// The highest severity of a rule for any class; `nil` when the rule is off for all classes.
  private func severities(of rule: RuleID, _ usual: Severity) -> Severity? {
    guard includes(rule) else { return nil }
    let general = Self.level(of: rule, in: levels) ?? .severity(usual)
    let levels = [general] + classLevels.compactMap { Self.level(of: rule, in: $0.levels) }
    return levels.compactMap { if case .severity(let severity) = $0 { severity } else { nil } }
      .max()
  }

  /// The patterns of log lines whose findings are accepted.
  public var linePatterns: [GlobPattern] { accepted.compactMap(\.lines) }

  /// A selector that selects and ignores the same rules; `nil` when there is none.
  public var contradiction: RuleSelector? {
    selected.first { selector in ignored.contains(selector) }
  }

  /// Replaces the selected rules, and removes settings that turn the same rules off.
  public mutating func select(only rules: [RuleSelector]) {
    selected = rules
    ignored.removeAll(where: rules.contains)
    levels.removeAll { $0.level == .off && rules.contains($0.rules) }
  }

  /// Whether a rule is reported: the most exact selector decides, and `ignored` wins among equals.
  public func includes(_ id: RuleID) -> Bool {
    let selects = selected.filter { $0.matches(id) }.map(\.precision).max()
    let ignores = ignored.filter { $0.matches(id) }.map(\.precision).max()
    if !selected.isEmpty, selects == nil { return false }
    guard let ignores else { return true }
    return (selects ?? -1) > ignores
  }

  /// The severity that the user assigns to a finding; `nil` if there is none.
  func level(of finding: Finding) -> Level? {
    for group in classLevels.reversed() where group.classes.matches(finding.className) {
      if let level = Self.level(of: finding.rule, in: group.levels) { return level }
    }
    return Self.level(of: finding.rule, in: levels)
  }

  private static func level(of rule: RuleID, in entries: [LevelEntry]) -> Level? {
    let matching = entries.filter { $0.rules.matches(rule) }
    let best = matching.map(\.rules.precision).max()
    return matching.last { $0.rules.precision == best }?.level
  }
}
