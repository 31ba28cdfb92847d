/// A part of the input that a reader could not use, with its position.
public struct TraceProblem: Hashable, Sendable {
  /// The severity of a problem.
  public enum Severity: String, Sendable, Comparable {
    /// No input is lost.
    case note
    /// A part of the input is lost.
    case warning
    /// The line or file is not valid.
    case error

    /// Orders by weight.
    public static func < (left: Severity, right: Severity) -> Bool {
      left.weight < right.weight
    }

    private var weight: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  public var severity: Severity
  /// A stable kebab-case name of the kind of problem, such as `bad-time`.
  public var code: String
  /// The found and the expected input, in lower case without a full stop.
  public var message: String
  /// The line, counted from 1.
  public var line: Int
  /// The column in bytes, counted from 1; 0 for the whole line.
  public var column: Int
  /// The byte from the start of the input, counted from 0.
  public var byte: Int
  /// The number of occurrences: a reader reports a repeated problem once, at its first position.
  public var count: Int

  /// Creates a problem.
  public init(
    _ severity: Severity,
    code: String,
    message: String,
    line: Int,
    column: Int = 0,
    byte: Int = 0,
    count: Int = 1
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.line = line
    self.column = column
    self.byte = byte
    self.count = count
  }
}
