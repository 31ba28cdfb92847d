import Foundation
import TraceFormat

/// A file that is opened before the work begins and written piece by piece; `-` is standard output.
///
/// The file keeps its old contents until the output is finished, so that a failed run changes
/// nothing.
package final class OpenOutput {
  private let path: String
  private let file: FileReplacement?
  private let isLive: Bool
  private let mayReplaceInput: Bool

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: The path as the user wrote it.
  ///   - isLive: Whether each piece is visible in the file at once: for inputs that may never end.
  ///   - mayReplaceInput: Whether the file may be one that the command has read.
  /// - Throws: ``CommandFailure`` when it can't be written.
  package init(
    path: String,
    isLive: Bool = false,
    mayReplaceInput: Bool = false
  ) throws(CommandFailure) {
    self.path = path
    self.isLive = isLive
    self.mayReplaceInput = mayReplaceInput
    if !mayReplaceInput { try CommandSession.current.requireNotRead(path) }
    do throws(FileReplacement.Failure) {
      file = path == "-" ? nil : try FileReplacement(path: path)
    } catch {
      switch error {
      case .system(let failure): throw .unwritable(path, failure.code)
      case .recorded(let holder):
        throw CommandFailure(
          location: path,
          message: "can't be written: \(holder.description) records into it",
          help: "name a different file, or wait until that recording ends"
        )
      }
    }
  }

  /// Writes text as UTF-8, unbuffered.
  ///
  /// - Throws: ``CommandFailure``.
  package func write(_ text: String) throws(CommandFailure) {
    try write(Array(text.utf8))
  }

  /// Writes bytes, unbuffered.
  ///
  /// - Throws: ``CommandFailure``.
  package func write(_ bytes: [UInt8]) throws(CommandFailure) {
    do throws(SystemFailure) {
      guard let file else { return try CommandSession.current.write(bytes, to: .output) }
      try file.write(bytes)
      if isLive { try file.finish() }
    } catch {
      throw .unwritable(path, error.code)
    }
  }

  /// Replaces the old contents of the file with the written pieces.
  ///
  /// - Throws: ``CommandFailure``; the file then keeps its old contents.
  package func finish() throws(CommandFailure) {
    if !mayReplaceInput { try CommandSession.current.requireNotRead(path) }
    do throws(SystemFailure) {
      try file?.finish()
    } catch {
      throw .unwritable(path, error.code)
    }
  }
}
