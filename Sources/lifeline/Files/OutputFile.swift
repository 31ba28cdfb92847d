import Foundation

/// A file that a command writes; `-` is standard output.
struct OutputFile {
  /// The path as the user wrote it.
  let path: String

  /// Standard output.
  static let standard = OutputFile(path: "-")

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
    guard descriptor >= 0 else { throw unwritable(errno) }
    var written = 0
    var failure: Int32 = 0
    bytes.withUnsafeBytes { memory in
      while written < memory.count, failure == 0 {
        let rest = UnsafeRawBufferPointer(rebasing: memory[written...])
        let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
        if count >= 0 { written += count } else if errno != EINTR { failure = errno }
      }
    }
    if !isStandardOutput, close(descriptor) != 0, failure == 0 { failure = errno }
    if failure != 0 { throw unwritable(failure) }
  }

  private func unwritable(_ number: Int32) -> CommandFailure {
    CommandFailure(
      place: path == "-" ? "standard output" : path,
      message: "can't be written: \(String(cString: strerror(number)))",
      help: path == "-"
        ? "what reads standard output stopped, or its disk is full"
        : "name a file in a folder that exists and that you may write to"
    )
  }
}
