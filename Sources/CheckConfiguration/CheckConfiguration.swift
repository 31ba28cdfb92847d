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
    /// The regular expression, in the syntax of Swift's `Regex`; it compiles.
    public var regex: String
    /// What the groups of the expression are: `class`, `callback`, `instance`, each with the number
    /// of its group, from 1.
    public var groups: [String: Int]
    /// The line of the pattern in the configuration, from 1.
    public var line: Int
  }

  /// The path of the file as the user knows it; empty when there is none.
  public var path = ""
  /// Which findings are reported, and how bad they are.
  public var policy = ReportPolicy()
  /// The least severity that fails; `nil` when the file does not say.
  public var failOn: FailOn?
  /// Patterns for lines of logs, in their order.
  public var patterns: [LogPattern] = []

  /// Creates a configuration that states nothing.
  public init() {}

  /// The name of the file that is searched for.
  public static let fileName = ".lifeline.yml"

  /// The keys of the file, in the order in which the documentation lists them.
  public static let keys = [
    "select", "ignore", "severities", "classes", "min-confidence", "fail-on", "patterns",
  ]
}
