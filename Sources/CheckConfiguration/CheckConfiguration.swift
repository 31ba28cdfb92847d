public import Findings
public import TraceAnalysis

/// What a `.lifeline.yml` states.
public struct CheckConfiguration: Hashable, Sendable {
  /// The least severity that fails a check.
  public enum FailOn: Hashable, Sendable {
    /// Findings never fail.
    case never
    /// Findings fail from a severity on.
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
    /// The regular expression, with the named groups that the log import knows.
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

  /// The path of the file as the user knows it; empty when there is none.
  public var path = ""
  /// Which findings are reported, and how bad they are.
  public var policy = ReportPolicy()
  /// The least severity that fails; `nil` when the file does not say.
  public var failOn: FailOn?
  /// From when on something is too slow, too often or too late.
  public var thresholds = Thresholds()
  /// Patterns for lines of logs, in their order.
  public var patterns: [LogPattern] = []

  /// Creates a configuration that states nothing.
  public init() {}

  /// The name of the file that is searched for.
  public static let fileName = ".lifeline.yml"

  /// The keys of the file, in the order in which the documentation lists them.
  public static let keys = [
    "select", "ignore", "severities", "classes", "min-confidence", "fail-on", "thresholds",
    "patterns",
  ]
}
