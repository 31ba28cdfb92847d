import Foundation

/// A file that is opened before the work begins and written piece by piece; `-` is standard output.
///
/// What the file held stays until the first piece is written, so that a failed run spoils nothing.
final class OpenOutput {
  private let path: String
  private let descriptor: Int32
  private var wasWritten = false

  /// Opens a file.
  ///
  /// - Throws: ``CommandFailure`` when it can't be written.
  init(path: String) throws(CommandFailure) {
    self.path = path
    descriptor = path == "-" ? STDOUT_FILENO : open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    if descriptor < 0 { throw .unwritable(path, errno) }
  }

  deinit {
    if descriptor > STDERR_FILENO { close(descriptor) }
  }

  /// Writes text as UTF-8, at once.
  ///
  /// - Throws: ``CommandFailure``.
  func write(_ text: String) throws(CommandFailure) {
    var text = text
    var number: Int32 = 0
    if !wasWritten, path != "-" {
      // A device can't be cut to a length, and need not be.
      if ftruncate(descriptor, 0) != 0, errno != EINVAL { number = errno }
    }
    wasWritten = true
    if number == 0 {
      number = text.withUTF8 { writeAll(UnsafeRawBufferPointer($0), to: descriptor) }
    }
    if number != 0 { throw .unwritable(path, number) }
  }
}
