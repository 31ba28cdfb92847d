package import CommandEnvironment
import Essentials
import TraceFormat

/// A file that a command writes; `-` is standard output.
package struct OutputFile {
  /// The kinds of existing files that may be replaced.
  package enum Replaced: Sendable {
    /// A file that the command wrote and has not read in this run.
    case output
    /// A file that the command wrote, and may have read in this run.
    case readOutput
    /// A document of the user that the command edits.
    case document
  }

  /// The path as the user wrote it.
  package let path: String

  /// Names a file.
  package init(path: String) {
    self.path = path
  }

  /// Refuses a file that the command did not write; see ``write(_:replacing:)``.
  ///
  /// - Throws: ``CommandFailure``.
  package func requireReplaceable() throws(CommandFailure) {
    try OwnOutput.requireReplaceable(path)
  }

  /// Standard output.
  package static let standard = OutputFile(path: "-")

  /// Writes a line to standard output, unbuffered.
  ///
  /// Swift's `print` ignores failures, so a command that prints its result with it would end with
  /// status 0 on a full disk.
  ///
  /// - Throws: ``CommandFailure``.
  package static func printLine(_ text: String) throws(CommandFailure) {
    try standard.write(text + "\n")
  }

  /// Writes text as UTF-8.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - replaced: What an existing file may be.
  /// - Throws: ``CommandFailure``.
  package func write(_ text: String, replacing replaced: Replaced = .output) throws(CommandFailure)
  {
    try write(Array(text.utf8), replacing: replaced)
  }

  /// Writes bytes; the new contents replace the old ones in one step.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - replaced: What an existing file may be.
  /// - Throws: ``CommandFailure``; the file then keeps its old contents.
  package func write(
    _ bytes: [UInt8],
    replacing replaced: Replaced = .output
  ) throws(CommandFailure) {
    let output = try OpenOutput(path: path, replacing: replaced)
    try output.write(bytes)
    try output.finish()
  }
}
