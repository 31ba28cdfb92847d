import Foundation
import TraceFormat

/// A file that a command writes; `-` is standard output.
struct OutputFile {
  /// The path as the user wrote it.
  let path: String

  /// Standard output.
  static let standard = OutputFile(path: "-")

  /// Writes a line to standard output, at once.
  ///
  /// Swift's `print` drops what can't be written; a command that reports its result by it would end
  /// with status 0 on a full disk.
  ///
  /// - Throws: ``CommandFailure``.
  static func printLine(_ text: String) throws(CommandFailure) {
    try standard.write(text + "\n")
  }

  /// Writes text as UTF-8.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - mayReplaceInput: Whether the file may be one that the command has read.
  /// - Throws: ``CommandFailure``.
  func write(_ text: String, mayReplaceInput: Bool = false) throws(CommandFailure) {
    try write(Array(text.utf8), mayReplaceInput: mayReplaceInput)
  }

  /// Writes bytes, replacing what the file held in one step.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - mayReplaceInput: Whether the file may be one that the command has read.
  /// - Throws: ``CommandFailure``; the file then holds what it held before.
  func write(_ bytes: [UInt8], mayReplaceInput: Bool = false) throws(CommandFailure) {
    let output = try OpenOutput(path: path, mayReplaceInput: mayReplaceInput)
    try output.write(bytes)
    try output.finish()
  }
}
