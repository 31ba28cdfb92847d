import Foundation
import Synchronization

/// The files that the command has read; an output that would replace one of them is refused.
enum ReadFiles {
  /// A file, whatever its path.
  private struct Identity: Hashable {
    let device: UInt64
    let number: UInt64

    /// Follows symbolic links; `nil` for what is no regular file.
    init?(_ path: String) {
      var status = stat()
      guard path != "-", stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
        return nil
      }
      device = UInt64(status.st_dev)
      number = UInt64(status.st_ino)
    }
  }

  private static let paths = Mutex<[Identity: String]>([:])

  /// Adds a file that is being read.
  static func insert(_ path: String) {
    guard let identity = Identity(path) else { return }
    paths.withLock { paths in
      if paths[identity] == nil { paths[identity] = path }
    }
  }

  /// Refuses an output that would replace a file that was read.
  ///
  /// - Throws: ``CommandFailure``.
  static func requireOther(_ output: String) throws(CommandFailure) {
    guard let identity = Identity(output), let input = paths.withLock({ $0[identity] }) else {
      return
    }
    let name = input == output ? "" : " '\(input)'"
    throw CommandFailure(
      place: output,
      message: "the output would replace the input\(name)",
      help: "name another file"
    )
  }
}
