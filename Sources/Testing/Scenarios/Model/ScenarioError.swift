/// An error in a scenario file, with its position.
package struct ScenarioError: Error, Hashable, Sendable {
  /// The kinds of errors.
  package enum Code: String, Sendable, CaseIterable {
    /// The file is not text, or larger than a scenario can be.
    case unreadable
    /// The file is not YAML, or uses unsupported parts of YAML.
    case yaml = "bad-yaml"
    case unknownKey = "unknown-key"
    /// A required key is missing.
    case missingKey = "missing-key"
    /// An invalid value of a key.
    case badValue = "bad-value"
    /// A line that is not a call.
    case badStatement = "bad-statement"
    /// An object that is not in `objects`.
    case unknownObject = "unknown-object"
    case unknownClass = "unknown-class"
    /// A property that the object does not have.
    case unknownProperty = "unknown-property"
    /// A call that the object does not have.
    case unknownVerb = "unknown-verb"
    /// A callback that is never sent.
    case unknownCallback = "unknown-callback"
    /// A call with wrong arguments.
    case badArgument = "bad-argument"
    /// A UIKit call or class that the runtime does not have.
    case notThereYet = "not-there-yet"
    /// A path such as `A.parent` whose value is `nil`.
    case nilObject = "nil-object"
    /// The scenario uses too many objects, operations or nested hooks, or too much time.
    case tooMuch = "too-much"
    /// The main loop did not become idle.
    case restless
  }

  /// The kind of error.
  package let code: Code
  /// The line, from 1; 1 for errors of the whole file.
  package var line: Int
  /// The column, from 1, in Unicode scalars.
  package var column: Int
  /// The description; lower case, no full stop.
  package let message: String
  /// Advice.
  package let help: String

  package init(_ code: Code, at position: FilePosition = .file, _ message: String, help: String) {
    self.code = code
    line = position.line
    column = position.column
    self.message = message
    self.help = help
  }

  /// Returns the error as text.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: The position and the description, then the advice.
  package func text(path: String) -> String {
    "\(path):\(line):\(column): error: \(message) [\(code.rawValue)]\nhelp: \(help)"
  }
}

/// A position in a scenario file.
package struct FilePosition: Hashable, Sendable {
  /// The line, from 1.
  var line: Int
  /// The column, from 1, in Unicode scalars.
  var column: Int

  /// The beginning, for errors of the whole file.
  package static let file = FilePosition(line: 1, column: 1)

  /// Returns a position further right in the line.
  func moved(by columns: Int) -> FilePosition { FilePosition(line: line, column: column + columns) }
}
