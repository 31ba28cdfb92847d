/// Something in the input that a reader could not use, with its place.
///
/// A reader keeps what it can and reports the rest here: nothing is dropped in silence.
public struct TraceProblem: Hashable, Sendable {
  /// How bad a problem is.
  public enum Severity: String, Sendable, Comparable {
    /// Worth knowing; nothing is lost.
    case note
    /// Something is lost, the rest is usable.
    case warning
    /// The line or file is not what it claims to be.
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

  /// How bad it is.
  public var severity: Severity
  /// A stable kebab-case name of the sort of problem, such as `bad-time`.
  public var code: String
  /// What is wrong: what was found and what was expected; lower case, no full stop.
  public var message: String
  /// The line, counted from 1.
  public var line: Int
  /// The column in bytes, counted from 1; 0 when the whole line is meant.
  public var column: Int
  /// The byte from the start of the input, counted from 0.
  public var byte: Int
  /// How many lines or places the problem stands for; a reader that meets the same one often sums
  /// it up at the first place.
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
