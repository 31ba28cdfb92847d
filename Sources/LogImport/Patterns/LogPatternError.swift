/// What is wrong with a pattern.
public struct LogPatternError: Error, Hashable, Sendable {
  /// The sorts of mistakes.
  public enum Code: String, Sendable {
    /// The text is no regular expression.
    case syntax = "pattern-syntax"
    /// The text needs what this engine does not have, such as a look-ahead.
    case unsupported = "pattern-unsupported"
    /// A group has a name that means nothing, or one that is needed is missing.
    case group = "pattern-group"
    /// The pattern is too long or too deep.
    case size = "pattern-size"
  }

  /// The sort of mistake.
  public var code: Code
  /// What is wrong, in words.
  public var message: String
  /// The character of the pattern, counted from 1.
  public var column: Int
  /// What to do.
  public var help: String
}
