import Foundation
import TraceFormat

/// A file that a command writes; `-` is standard output.
package struct OutputFile {
  /// The path as the user wrote it.
  package let path: String

  /// Names a file.
  package init(path: String) {
    self.path = path
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
  ///   - mayReplaceInput: Whether the file may be one that the command has read.
  /// - Throws: ``CommandFailure``.
  package func write(_ text: String, mayReplaceInput: Bool = false) throws(CommandFailure) {
    try write(Array(text.utf8), mayReplaceInput: mayReplaceInput)
  }

  /// Writes bytes; the new contents replace the old ones in one step.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - mayReplaceInput: Whether the file may be one that the command has read.
  /// - Throws: ``CommandFailure``; the file then keeps its old contents.
  package func write(_ bytes: [UInt8], mayReplaceInput: Bool = false) throws(CommandFailure) {
    let output = try OpenOutput(path: path, mayReplaceInput: mayReplaceInput)
    try output.write(bytes)
    try output.finish()
  }
}
