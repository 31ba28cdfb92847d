import Foundation
import TraceFormat

/// A file that is opened before the work begins and written piece by piece; `-` is standard output.
///
/// What the file held stays until the output is finished, so that a failed run spoils nothing.
final class OpenOutput {
  private let path: String
  private let file: FileReplacement?
  private let isLive: Bool
  private let mayReplaceInput: Bool

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: The path as the user wrote it.
  ///   - isLive: Whether the first piece finishes the file already and further ones go into it at
  ///     once: for inputs that may have no end.
  ///   - mayReplaceInput: Whether the file may be one that the command has read.
  /// - Throws: ``CommandFailure`` when it can't be written.
  init(
    path: String,
    isLive: Bool = false,
    mayReplaceInput: Bool = false
  ) throws(CommandFailure) {
    self.path = path
    self.isLive = isLive
    self.mayReplaceInput = mayReplaceInput
    if !mayReplaceInput { try ReadFiles.requireOther(path) }
    do throws(FileReplacement.Failure) {
      file = path == "-" ? nil : try FileReplacement(path: path)
    } catch {
      switch error {
      case .system(let failure): throw .unwritable(path, failure.code)
      case .recorded(let holder):
        throw CommandFailure(
          place: path,
          message: "can't be written: \(holder.description) records into it",
          help: "name another file, or wait until that recording ends"
        )
      }
    }
  }

  /// Writes text as UTF-8, at once.
  ///
  /// - Throws: ``CommandFailure``.
  func write(_ text: String) throws(CommandFailure) {
    try write(Array(text.utf8))
  }

  /// Writes bytes, at once.
  ///
  /// - Throws: ``CommandFailure``.
  func write(_ bytes: [UInt8]) throws(CommandFailure) {
    do throws(SystemFailure) {
      guard let file else {
        return try FileReplacement.write(bytes, toDescriptor: STDOUT_FILENO)
      }
      try file.write(bytes)
      if isLive { try file.finish() }
    } catch {
      throw .unwritable(path, error.code)
    }
  }

  /// Gives the file its name and what was written.
  ///
  /// - Throws: ``CommandFailure``; the file then holds what it held before.
  func finish() throws(CommandFailure) {
    if !mayReplaceInput { try ReadFiles.requireOther(path) }
    do throws(SystemFailure) {
      try file?.finish()
    } catch {
      throw .unwritable(path, error.code)
    }
  }
}
