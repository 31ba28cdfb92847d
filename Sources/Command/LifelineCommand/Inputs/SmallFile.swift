import CommandEnvironment
import Essentials

/// A file that is read into memory: a configuration or a baseline.
struct SmallFile {
  /// The number of bytes after which the reading of a configuration or a baseline stops.
  static let limit = 8 << 20

  let path: String
  /// The path as messages show it.
  let shownPath: String
  /// The number of bytes after which reading stops.
  var limit = Self.limit

  /// Reads the file.
  ///
  /// - Throws: ``CommandFailure``.
  func bytes() throws(CommandFailure) -> [UInt8] {
    CommandSession.current.noteRead(path)
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(errno) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < limit {
      let count = read(descriptor, &buffer, buffer.count)
      if count == 0 { break }
      if count < 0 {
        if errno == EINTR { continue }
        throw failure(errno)
      }
      bytes += buffer[..<count]
    }
    return bytes
  }

  private func failure(_ number: Int32) -> CommandFailure {
    CommandFailure(
      location: shownPath,
      message: "can't be read: \(String(cString: strerror(number)))",
      help: "name an existing file that you may read"
    )
  }
}
