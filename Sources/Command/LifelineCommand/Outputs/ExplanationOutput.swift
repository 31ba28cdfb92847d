package import CommandEnvironment
package import LogImport
import TraceFormat
import TraceModel

/// Writes how each line of a log was parsed: `device.log:12: callback Home viewDidLoad […]`.
///
/// Lines of a pipe are explained at once, lines of a file in larger pieces.
package final class ExplanationOutput {
  private let path: String
  private let isImmediate: Bool
  private let stream: CommandSession.Stream
  private var text = ""
  private var failure: SystemFailure?

  /// Prepares the output.
  ///
  /// - Parameters:
  ///   - input: The log.
  ///   - isResult: Whether the explanations are the result of the command, for standard output;
  ///     otherwise they go to standard error.
  package init(of input: InputFile, isResult: Bool) {
    path = input.path
    isImmediate = input.isPipe
    stream = isResult ? .output : .errors
  }

  /// Adds the explanation of a line; blank lines are left out.
  package func write(_ explanation: LineExplanation) {
    guard explanation.verdict != .blank else { return }
    let line = VisibleText.of("\(path):\(explanation.line): \(explanation.text)")
    text += VisibleText.withoutCommands(line) + "\n"
    if isImmediate || text.utf8.count > 1 << 16 { flush() }
  }

  /// Writes the pending lines.
  package func flush() {
    let rest = Array(text.utf8)
    text = ""
    do throws(SystemFailure) {
      try CommandSession.current.write(rest, to: stream)
    } catch {
      if failure == nil { failure = error }
    }
  }

  /// Writes the pending lines at the end of the log.
  ///
  /// - Throws: ``CommandFailure`` when explanations for standard output could not be written.
  package func finish() throws(CommandFailure) {
    flush()
    if stream == .output, let failure { throw .unwritable("-", failure.code) }
  }
}
