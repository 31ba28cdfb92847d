/// A mistake in a pattern.
public struct LogPatternError: Error, Hashable, Sendable {
  /// The kinds of mistakes.
  public enum Code: String, Sendable {
    /// The text is not a regular expression.
    case syntax = "pattern-syntax"
    /// The text uses an unsupported feature, such as look-ahead.
    case unsupported = "pattern-unsupported"
    /// A group has an unknown name, or a required group is missing.
    case group = "pattern-group"
    /// The pattern is too long or too deep.
    case size = "pattern-size"
  }

  /// The kind of mistake.
  public var code: Code
  public var message: String
  /// The position in the pattern in characters, counted from 1.
  public var column: Int
  /// How to correct the mistake.
  public var help: String
}
