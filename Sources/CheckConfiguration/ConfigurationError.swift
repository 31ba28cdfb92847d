/// What is wrong with a configuration file, and where.
public struct ConfigurationError: Error, Hashable, Sendable {
  /// The path of the file as the user wrote it.
  public var path: String
  /// The line, counted from 1; 0 when the file as a whole is meant.
  public var line: Int
  /// The column, counted from 1; 0 when the line as a whole is meant.
  public var column: Int
  /// What is wrong; lower case, no full stop.
  public var message: String
  /// What to do; empty for none.
  public var help: String

  /// Creates an error.
  public init(path: String, line: Int = 0, column: Int = 0, message: String, help: String = "") {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
    self.help = help
  }
}
