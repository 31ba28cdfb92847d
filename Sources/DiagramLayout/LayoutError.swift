/// Why a picture can't be laid out, in words that say what to do.
public struct LayoutError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sorts of errors.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// The trace holds nothing that the picture shows.
    case nothingToDraw = "nothing-to-draw"
    /// The moment that was asked for is not in the trace.
    case momentOutside = "moment-outside"
    /// The mark that was asked for is not in the trace.
    case unknownMark = "unknown-mark"
  }

  /// The sort.
  public var code: Code
  /// What is wrong; lower case, no full stop.
  public var message: String
  /// What to do.
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
