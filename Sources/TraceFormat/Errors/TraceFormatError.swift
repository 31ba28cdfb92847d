/// Why an input can't be read as a trace at all.
///
/// Damaged lines are no errors: they are skipped and stand in ``TraceReader/problems``.
public struct TraceFormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sorts of error.
  public enum Code: String, Sendable {
    /// The input can't be opened or read.
    case unreadable
    /// The input has no bytes but white space.
    case empty
    /// The input is no JSON array of events and no object that holds one.
    case notATrace = "not-a-trace"
    /// The trace is of a version that this program does not know.
    case newerVersion = "newer-version"
  }

  /// What sort of error it is.
  public var code: Code
  /// What was found and what was expected; lower case, no full stop.
  public var message: String
  /// What to do; empty when there is nothing to do.
  public var help: String
  /// The line, counted from 1; 0 when no place is meant.
  public var line: Int
  /// The column in bytes, counted from 1; 0 when no place is meant.
  public var column: Int
  /// The byte from the start of the input, counted from 0.
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

  /// The error as a compiler prints it, without a path.
  public var description: String { text(path: "") }

  /// Returns the error as a compiler prints it: `path:line:column: error: message [code]`.
  public func text(path: String) -> String {
    var place = path
    if line > 0 { place += place.isEmpty ? "\(line):\(column)" : ":\(line):\(column)" }
    let start = place.isEmpty ? "" : "\(place): "
    let first = "\(start)error: \(message) [\(code.rawValue)]"
    return help.isEmpty ? first : "\(first)\nhelp: \(help)"
  }
}
