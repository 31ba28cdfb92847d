/// An error or a warning about a project, with the file and line that caused it.
public struct ProjectProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// How serious a problem is.
  public enum Severity: String, Sendable {
    /// The project can't be read.
    case error
    /// A part is left out.
    case warning
    /// A fact that the reader needs.
    case note
  }

  /// How serious the problem is.
  public let severity: Severity
  /// The path of the file.
  public let path: String
  /// The line in the file, from 1; `nil` if the whole file is meant.
  public let line: Int?
  /// The problem.
  public let message: String
  /// The remedy; `nil` if none is necessary.
  public let help: String?

  /// Creates a problem.
  public init(
    _ severity: Severity,
    _ path: String,
    line: Int? = nil,
    _ message: String,
    help: String? = nil
  ) {
    self.severity = severity
    self.path = path
    self.line = line
    self.message = message
    self.help = help
  }

  /// The text `path:line: severity: message`, with the help in a second line; hidden characters of
  /// names are spelled out.
  public var description: String {
    let location = VisibleText.of(line.map { "\(path):\($0)" } ?? path)
    let remedy = help.map { "\nhelp: \(VisibleText.of($0))" } ?? ""
    return "\(location): \(severity.rawValue): \(VisibleText.of(message))\(remedy)"
  }
}
