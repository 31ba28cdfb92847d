/// What is wrong with a scenario file, and where.
package struct ScenarioError: Error, Hashable, Sendable {
  /// What is wrong, in one word.
  package enum Code: String, Sendable, CaseIterable {
    /// The file is not text, or larger than a scenario can be.
    case unreadable
    /// The file is not YAML, or uses a part of it that scenarios do without.
    case yaml = "bad-yaml"
    /// A key that is not in the grammar.
    case unknownKey = "unknown-key"
    /// A key that must be there is not.
    case missingKey = "missing-key"
    /// A value that its key does not take.
    case badValue = "bad-value"
    /// A line that is no call.
    case badStatement = "bad-statement"
    /// An object that is not in `objects`.
    case unknownObject = "unknown-object"
    /// A class that scenarios do not know.
    case unknownClass = "unknown-class"
    /// A property that the object does not have.
    case unknownProperty = "unknown-property"
    /// A call that the object does not have.
    case unknownVerb = "unknown-verb"
    /// A callback that nobody sends.
    case unknownCallback = "unknown-callback"
    /// A call with other arguments than it takes.
    case badArgument = "bad-argument"
    /// A call or class of UIKit that the runtime does not have yet.
    case notThereYet = "not-there-yet"
    /// A path such as `A.parent` that leads to nothing.
    case nilObject = "nil-object"
    /// More objects, operations, nested hooks or time than a scenario may use.
    case tooMuch = "too-much"
    /// The main loop did not come to rest.
    case restless
  }

  /// What is wrong, in one word.
  package let code: Code
  /// The line, from 1; the first when the whole file is meant.
  package var line: Int
  /// The column, from 1, in Unicode scalars.
  package var column: Int
  /// What is wrong; lower case, no full stop.
  package let message: String
  /// What to do.
  package let help: String

  init(_ code: Code, at place: Place = .file, _ message: String, help: String) {
    self.code = code
    line = place.line
    column = place.column
    self.message = message
    self.help = help
  }

  /// Returns the lines for a person.
  ///
  /// - Parameter path: The file as the user wrote it.
  /// - Returns: What is wrong with its place, then what to do.
  package func text(path: String) -> String {
    "\(path):\(line):\(column): error: \(message) [\(code.rawValue)]\nhelp: \(help)"
  }
}

/// A place in a scenario file.
struct Place: Hashable, Sendable {
  /// The line, from 1.
  var line: Int
  /// The column, from 1, in Unicode scalars.
  var column: Int

  /// The beginning, where mistakes of the whole file are shown.
  static let file = Place(line: 1, column: 1)

  /// Returns a place further right in the line.
  func moved(by columns: Int) -> Place { Place(line: line, column: column + columns) }
}
