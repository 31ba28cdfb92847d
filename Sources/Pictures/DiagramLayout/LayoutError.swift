/// The reason why a picture can't be laid out, with help.
public struct LayoutError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of errors.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// The trace contains nothing that the picture shows.
    case nothingToDraw = "nothing-to-draw"
    /// The requested moment is not in the trace.
    case momentOutside = "moment-outside"
    /// The requested mark is not in the trace.
    case unknownMark = "unknown-mark"
  }

  /// The kind of error.
  public var code: Code
  /// A description in lower case, without a full stop.
  public var message: String
  /// Advice for the user.
  public var help: String

  /// Creates an error.
  public init(_ code: Code, _ message: String, help: String) {
    self.code = code
    self.message = message
    self.help = help
  }

  /// The message and, on a second line, the help.
  public var description: String { "\(message) [\(code.rawValue)]\nhelp: \(help)" }
}
