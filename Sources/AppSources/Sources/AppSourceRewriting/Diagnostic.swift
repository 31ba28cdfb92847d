/// A message about a construct that is rewritten differently, or not at all.
public struct Diagnostic: Codable, Sendable, Hashable, CustomStringConvertible {
  /// The weight of a message.
  public enum Severity: String, Codable, Sendable {
    /// The code cannot work; the build fails.
    case error
    /// The code is compiled, and behaves differently.
    case warning
    /// A fact that explains other messages.
    case note
  }

  /// The weight.
  public let severity: Severity
  /// The path of the original file.
  public let path: String
  /// The line, from 1; 0 for a whole file.
  public let line: Int
  /// The column in bytes, from 1; 0 for a whole file.
  public let column: Int
  /// The message, in lower case without a final period.
  public let message: String
  /// The remedy.
  public let help: String

  /// Creates a message.
  public init(
    _ severity: Severity,
    path: String,
    line: Int = 0,
    column: Int = 0,
    message: String,
    help: String
  ) {
    self.severity = severity
    self.path = path
    self.line = line
    self.column = column
    self.message = message
    self.help = help
  }

  /// The message in the form of compilers, with the remedy in a second line.
  public var description: String {
    let location = line > 0 ? "\(path):\(line):\(column)" : path
    return "\(location): \(severity.rawValue): \(message)\n  help: \(help)"
  }
}
