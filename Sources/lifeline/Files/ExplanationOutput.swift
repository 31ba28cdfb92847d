import Foundation
import LogImport
import TraceFormat
import TraceModel

/// Writes line by line how a log was understood: `device.log:12: callback Home viewDidLoad […]`.
///
/// What comes by a pipe is explained at once, a file in larger pieces.
final class ExplanationOutput {
  private let path: String
  private let isImmediate: Bool
  private let descriptor: Int32
  private var text = ""
  private var failure: Int32 = 0

  /// Prepares the output.
  ///
  /// - Parameters:
  ///   - input: The log.
  ///   - isResult: Whether the explanations are what the command writes; else they are notes on
  ///     standard error.
  init(of input: InputFile, isResult: Bool) {
    path = input.path
    isImmediate = input.isPipe
    descriptor = isResult ? STDOUT_FILENO : STDERR_FILENO
  }

  /// Takes the record of a line; blank lines are not told.
  func write(_ explanation: LineExplanation) {
    guard explanation.verdict != .blank else { return }
    let line = VisibleText.of("\(path):\(explanation.line): \(explanation.text)")
    text += VisibleText.withoutCommands(line) + "\n"
    if isImmediate || text.utf8.count > 1 << 16 { flush() }
  }

  /// Writes what is left.
  func flush() {
    let rest = Array(text.utf8)
    text = ""
    do throws(SystemFailure) {
      try FileReplacement.write(rest, toDescriptor: descriptor)
    } catch {
      if failure == 0 { failure = error.code }
    }
  }

  /// Writes what is left when the explanations are the result of the command.
  ///
  /// - Throws: ``CommandFailure`` when some of it could not be written.
  func finish() throws(CommandFailure) {
    flush()
    if descriptor == STDOUT_FILENO, failure != 0 { throw .unwritable("-", failure) }
  }
}
