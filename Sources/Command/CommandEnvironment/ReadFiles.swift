import Essentials

/// The files that a command has read, by device and inode.
struct ReadFiles {
  /// A regular file, independent of the path that names it.
  private struct Identity: Hashable {
    let device: UInt64
    let number: UInt64

    /// Follows symbolic links; `nil` for anything but a regular file.
    init?(_ path: String) {
      var status = stat()
      guard path != "-", stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
        return nil
      }
      device = UInt64(status.st_dev)
      number = UInt64(status.st_ino)
    }
  }

  private var paths: [Identity: String] = [:]

  /// Adds a file; the first path of a file is kept.
  mutating func insert(_ path: String) {
    guard let identity = Identity(path), paths[identity] == nil else { return }
    paths[identity] = path
  }

  /// Returns the path by which a file was read; `nil` for a file that was not.
  func path(ofSameFileAs other: String) -> String? {
    Identity(other).flatMap { paths[$0] }
  }
}
