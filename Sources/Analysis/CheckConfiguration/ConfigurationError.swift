/// A mistake in a configuration file, with its position.
public struct ConfigurationError: Error, Hashable, Sendable {
  /// The path of the file as the user entered it.
  public var path: String
  /// The line, counted from 1; 0 for the whole file.
  public var line: Int
  /// The column, counted from 1; 0 for the whole line.
  public var column: Int
  /// The problem; lower case, no full stop.
  public var message: String
  /// How to correct the mistake; empty when there is no advice.
  public var help: String

  public init(path: String, line: Int = 0, column: Int = 0, message: String, help: String = "") {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
    self.help = help
  }
}
