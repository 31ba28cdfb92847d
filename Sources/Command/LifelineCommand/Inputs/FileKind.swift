import Essentials

/// The kind of file that a path names.
enum FileKind: Equatable {
  case file
  case folder
  /// A pipe, a socket or a device.
  case special

  /// Looks at a path, and follows links unless told otherwise; `nil` for a path that names nothing.
  init?(path: String, followingLinks: Bool = true) {
    var status = stat()
    let result = followingLinks ? stat(path, &status) : lstat(path, &status)
    guard !path.isEmpty, result == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    default: self = .special
    }
  }

  /// The path without links, `.` and `..`; the path itself when it names nothing.
  static func realPath(of path: String) -> String {
    guard path != "-", let memory = realpath(path, nil) else { return path }
    defer { free(memory) }
    return String(cString: memory)
  }
}
