import Essentials

/// The reasons why an input can't be checked, apart from those that other modules report.
package enum InputFailure: String, Hashable, Sendable, Codable {
  /// The input has no bytes.
  case empty
  /// The file does not exist.
  case notFound = "not-found"
  /// The name is that of a folder.
  case folder
  /// The user may not read the file.
  case noPermission = "no-permission"
  /// The system reports another error.
  case readError = "read-error"
  /// The name can't be the name of a file.
  case badName = "bad-name"
  /// The input is an output of the same run.
  case isOutput = "is-output"
  /// The input is a scenario file whose name does not end in `.yml`.
  case scenario
  case notText = "not-text"
  /// The importer reports an error, and no callback.
  case badLog = "bad-log"
  /// An argument expands to no input.
  case noInput = "no-input"
  /// A trace has no event that a rule judges.
  case nothingToJudge = "nothing-to-judge"
  /// A recording ended before its first event.
  case cutAtBirth = "no-event"
  /// The configuration of the input can't be used.
  case configuration
  /// The input is larger than allowed.
  case tooLarge = "too-large"
  /// The check reached its time limit.
  case timeout

  /// The reason of an error that the system reports.
  package static func reading(_ number: Int32) -> InputFailure {
    switch number {
    case ENOENT, ENOTDIR: .notFound
    case EISDIR: .folder
    case EACCES, EPERM: .noPermission
    case ENAMETOOLONG, ELOOP, EINVAL: .badName
    default: .readError
    }
  }
}
