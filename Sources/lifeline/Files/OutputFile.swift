import Foundation

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
  /// - Throws: ``CommandFailure``.
  func write(_ text: String) throws(CommandFailure) {
    try write(Array(text.utf8))
  }

  /// Writes bytes, replacing what the file held.
  ///
  /// - Throws: ``CommandFailure``.
  func write(_ bytes: [UInt8]) throws(CommandFailure) {
    let isStandardOutput = path == "-"
    let descriptor =
      isStandardOutput
      ? STDOUT_FILENO : open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .unwritable(path, errno) }
    var failure = bytes.withUnsafeBytes { writeAll($0, to: descriptor) }
    if !isStandardOutput, close(descriptor) != 0, failure == 0 { failure = errno }
    if failure != 0 { throw .unwritable(path, failure) }
  }
}
