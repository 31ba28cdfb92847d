import CheckConfiguration
import CommandEnvironment
import LogImport
import TraceAnalysis
import TraceModel

/// An input that is not checked yet.
struct PendingInput: Sendable {
  /// The position among the inputs, from 0.
  let index: Int
  /// The path as the user wrote it; for an argument or entry of a list that names no input, its
  /// text.
  let path: String
  /// The configuration, or the reason why the input can't be checked.
  let configuration: Result<CheckConfiguration, CommandFailure>
  /// Whether a list names the input.
  ///
  /// The name of such an input is not kept, so that memory does not grow with the list.
  var isListed = false
}

/// A line of a log that a pattern of the configuration matches, so that its findings are accepted.
struct MatchedLine: Sendable {
  /// The number of the line, from 1.
  let number: UInt32
  let pattern: GlobPattern
}

/// The result of the check of one input, before the user's filters.
struct InputResult: Sendable {
  /// The report, or the reason why there is none.
  let outcome: Result<AnalysisReport, CommandFailure>
  /// The format; `nil` before it was detected.
  var format: String?
  /// The number of bytes that were read; `nil` for a scenario.
  var bytes: Int?
  /// The number of lines that were read; `nil` for a scenario.
  var lines: Int?
  /// The lines that patterns match, unless a closure received them during the check.
  var matchedLines: [MatchedLine] = []
  /// The elapsed time of the check.
  var duration = Duration.zero
}
