import CommandEnvironment
import Essentials
import TraceFormat

/// A file that is opened before the work begins and written piece by piece; `-` is standard output.
///
/// The file keeps its old contents until the output is finished, so that a failed run changes
/// nothing.
final class OpenOutput {
  private let path: String
  private let file: FileReplacement?
  private let isLive: Bool
  private let replaced: OutputFile.Replaced

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: The path as the user wrote it.
  ///   - isLive: Whether each piece is visible in the file at once: for inputs that may never end.
  ///   - replaced: What an existing file may be.
  /// - Throws: ``CommandFailure`` when it can't be written or must not be replaced.
  init(
    path: String,
    isLive: Bool = false,
    replacing replaced: OutputFile.Replaced = .output
  ) throws(CommandFailure) {
    self.path = path
    self.isLive = isLive
    self.replaced = replaced
    if replaced == .output { try CommandSession.current.requireNotRead(path) }
    try OwnOutput.requireReplaceable(path, checksContents: replaced != .document)
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
  func write(_ text: String) throws(CommandFailure) {
    try write(Array(text.utf8))
  }

  /// Writes bytes, unbuffered.
  ///
  /// - Throws: ``CommandFailure``.
  func write(_ bytes: [UInt8]) throws(CommandFailure) {
    guard let file else { return try CommandSession.writeOutput(bytes) }
    do throws(SystemFailure) {
      try file.write(bytes)
      if isLive { try file.finish() }
    } catch {
      throw .unwritable(path, error.code)
    }
  }

  /// Replaces the old contents of the file with the written pieces.
  ///
  /// - Throws: ``CommandFailure``; the file then keeps its old contents.
  func finish() throws(CommandFailure) {
    if replaced == .output { try CommandSession.current.requireNotRead(path) }
    do throws(SystemFailure) {
      try file?.finish()
    } catch {
      throw .unwritable(path, error.code)
    }
  }
}
