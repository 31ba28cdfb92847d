/// A key of `.lifeline.yml` with the values that it accepts.
///
/// The parser, its messages and the JSON schema for editors read these definitions, so that a key
/// is defined once.
public struct ConfigurationKey: Sendable {
  /// The values of a key.
  public indirect enum Value: Sendable {
    /// A rule: an id, a name, the beginning of ids, or `all`.
    case rule
    /// A text that is not empty.
    case text
    /// A pattern in which `*` matches any text and `?` one character.
    case glob
    /// A regular expression with named groups.
    case expression
    /// An absolute address of a folder.
    case address
    /// A whole number from 1.
    case number(usual: Int)
    /// One of several words.
    case word([String])
    case list(Value)
    /// One of several forms.
    case either([Value])
    /// A mapping with known keys.
    case mapping([ConfigurationKey])
    /// A mapping whose keys the user names.
    case table(keys: Value, values: Value)
  }

  /// The key.
  public let name: String
  /// The effect of the key, as a sentence.
  public let summary: String
  /// The accepted values.
  public let value: Value
  /// Whether the mapping needs the key.
  public let isRequired: Bool

  init(_ name: String, _ value: Value, isRequired: Bool = false, _ summary: String) {
    self.name = name
    self.summary = summary
    self.value = value
    self.isRequired = isRequired
  }
}

extension ConfigurationKey {
  static let ruleWords = ["default", "pedantic"]
  /// The severities that a rule may have.
  static let severityWords = ["off", "note", "info", "warning", "error"]
  static let confidenceWords = ["high", "medium", "low"]
  /// The severities that may fail a check.
  static let failureWords = ["error", "warning", "info", "note", "never"]

  private static let severities = Value.table(keys: .rule, values: .word(severityWords))

  /// The keys of an entry of `ignore`.
  static let ofIgnored: [ConfigurationKey] = [
    ConfigurationKey("rule", .rule, isRequired: true, "The rules of the findings."),
    ConfigurationKey("class", .glob, "The classes; without it, all."),
    ConfigurationKey("file", .glob, "The inputs; without it, all."),
    ConfigurationKey(
      "line",
      .glob,
      "The text of the log line that a finding refers to, without time and process; a recording "
        + "has no lines of text, so its findings are not covered."
    ),
    ConfigurationKey("reason", .text, "Why the findings are accepted; reports show it."),
  ]

  static let ofClass: [ConfigurationKey] = [
    ConfigurationKey("ignore", .list(.rule), "The rules not to report for the class."),
    ConfigurationKey("severities", severities, "The severities for the class."),
  ]

  static let ofThresholds: [ConfigurationKey] = [
    ConfigurationKey(
      "first-appearance-ms",
      .number(usual: 1000),
      "The longest time from the launch to the first viewDidAppear in milliseconds (LC510)."
    ),
    ConfigurationKey(
      "layouts-per-second",
      .number(usual: 30),
      "The maximum number of layouts of one controller in a second (LC602)."
    ),
    ConfigurationKey(
      "layouts-per-turn",
      .number(usual: 100),
      "The maximum number of layouts of one controller in one turn of the main loop (LC603)."
    ),
    ConfigurationKey(
      "release-ms",
      .number(usual: 2000),
      "The longest time in milliseconds that a controller may stay alive after it left (LC701, "
        + "LC706)."
    ),
    ConfigurationKey(
      "instances-per-class",
      .number(usual: 4),
      "The maximum number of living objects of one class (LC704)."
    ),
    ConfigurationKey(
      "slow-callback-ms",
      .number(usual: 50),
      "The longest duration of a callback in milliseconds (LC810)."
    ),
    ConfigurationKey(
      "flicker-ms",
      .number(usual: 100),
      "The shortest time between two appearances in milliseconds (LC222)."
    ),
    ConfigurationKey(
      "refused-dismissals",
      .number(usual: 2),
      "The maximum number of refused dismissals of a sheet (LC409)."
    ),
    ConfigurationKey(
      "bodies-per-turn",
      .number(usual: 10),
      "The maximum number of evaluations of one view's body in one turn of the main loop (LC753)."
    ),
    ConfigurationKey(
      "idle-bodies",
      .number(usual: 20),
      "The number of turns in a row in which a body is evaluated and changes nothing (LC753)."
    ),
  ]

  /// The keys of the file, in the order of the documentation.
  static let ofFile: [ConfigurationKey] = [
    ConfigurationKey(
      "rules",
      .word(ruleWords),
      "Whether pedantic rules are checked as well, which are off by default."
    ),
    ConfigurationKey(
      "select",
      .list(.rule),
      "The rules to report; without it, all that are not off by default."
    ),
    ConfigurationKey(
      "ignore",
      .list(.either([.rule, .mapping(ofIgnored)])),
      "The rules not to report, and accepted findings."
    ),
    ConfigurationKey(
      "exclude",
      .list(.glob),
      "The files and folders that are left out when a folder or a pattern finds them."
    ),
    ConfigurationKey("severities", severities, "The severities; the more specific rule wins."),
    ConfigurationKey(
      "classes",
      .table(keys: .glob, values: .mapping(ofClass)),
      "Settings for some classes, which override the severities."
    ),
    ConfigurationKey("min-confidence", .word(confidenceWords), "The minimum confidence to report."),
    ConfigurationKey(
      "fail-on",
      .word(failureWords),
      "The minimum severity that makes the exit status 1."
    ),
    ConfigurationKey("thresholds", .mapping(ofThresholds), "The limits of rules."),
    ConfigurationKey(
      "patterns",
      .list(.expression),
      "Regular expressions for callback lines of your logger; the named group callback or message "
        + "is required."
    ),
    ConfigurationKey(
      "rule-pages",
      .address,
      "The address of the rules' pages, to which SARIF reports append LC209/README.md."
    ),
  ]
}
