public import Findings
public import TraceAnalysis
public import TraceModel

/// The content of a `.lifeline.yml`.
public struct CheckConfiguration: Hashable, Sendable {
  /// The minimum severity that fails a check.
  public enum FailOn: Hashable, Sendable {
    /// Findings never fail the check.
    case never
    /// Findings of this severity or a higher one fail the check.
    case severity(Severity)

    /// Reads `error`, `warning`, `info`, `note` or `never`.
    public init?(_ text: String) {
      if text == "never" {
        self = .never
      } else if let severity = Severity(rawValue: text) {
        self = .severity(severity)
      } else {
        return nil
      }
    }
  }

  /// A pattern for lines of logs.
  public struct LogPattern: Hashable, Sendable {
    /// The regular expression, with the named groups that the log import supports.
    public var regex: String
    /// The line of the pattern in the configuration, from 1.
    public var line: Int
    /// The column of the pattern in the configuration, from 1.
    public var column: Int
  }

  /// The names that a group of a pattern may have; one of the first two is needed.
  public static let patternGroups = [
    "callback", "message", "class", "label", "id", "pointer", "argument", "animated", "time",
    "process", "pid", "thread", "tid",
  ]

  /// The path of the file as the user entered it; empty without a file.
  public var path = ""
  /// The selected findings and their severities.
  public var policy = ReportPolicy()
  /// The minimum severity that fails the check; `nil` when the file does not state it.
  public var failOn: FailOn?
  /// The limits above which something is too slow, too frequent or too late.
  public var thresholds = Thresholds()
  /// The files and folders that are left out when a folder or a pattern finds them.
  public var exclusions: [GlobPattern] = []
  /// The address of the rules' pages; `nil` when the file does not state it.
  public var rulePages: PageAddress?
  /// Patterns for lines of logs, in their order.
  public var patterns: [LogPattern] = []

  /// Creates an empty configuration.
  public init() {}

  /// The name of the file that is searched for.
  public static let fileName = ".lifeline.yml"

  /// The keys of the file, in the order in which the documentation lists them.
  public static let keys = ConfigurationKey.ofFile.map(\.name)
}
