/// The reason why an input can't be read as a trace.
///
/// Damaged lines are not errors: they are skipped and listed in ``TraceReader/problems``.
public struct TraceFormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of errors.
  public enum Code: String, Sendable {
    /// The input can't be opened or read.
    case unreadable
    /// The input is empty or only white space.
    case empty
    /// The input is neither a JSON array of events nor an object with one.
    case notATrace = "not-a-trace"
    /// The trace has a newer version of the format.
    case newerVersion = "newer-version"
  }

  /// The kind of error.
  public var code: Code
  /// The found and the expected input; lower case, no full stop.
  public var message: String
  /// Advice; empty if there is none.
  public var help: String
  /// The line, counted from 1; 0 if the error has no position.
  public var line: Int
  /// The column in bytes, counted from 1; 0 if the error has no position.
  public var column: Int
  /// The byte offset in the input, counted from 0.
  public var byte: Int

  /// Creates an error.
  public init(
    _ code: Code,
    message: String,
    help: String = "",
    line: Int = 0,
    column: Int = 0,
    byte: Int = 0
  ) {
    self.code = code
    self.message = message
    self.help = help
    self.line = line
    self.column = column
    self.byte = byte
  }

  /// The error in the format of a compiler message, without a path.
  public var description: String { text(path: "") }

  /// Returns the error in the format of a compiler message: `path:line:column: error: message
  /// [code]`.
  public func text(path: String) -> String {
    var location = path
    if line > 0 { location += location.isEmpty ? "\(line):\(column)" : ":\(line):\(column)" }
    let start = location.isEmpty ? "" : "\(location): "
    let first = "\(start)error: \(message) [\(code.rawValue)]"
    return help.isEmpty ? first : "\(first)\nhelp: \(help)"
  }
}
