package import Foundation

/// The location of a file or folder without symbolic links, which need not exist.
package struct FilePlace {
  /// The absolute path without links, as far as it exists.
  package let path: String

  /// Resolves a path as the system does: a `..` after a link leads to the folder above its target.
  package init(_ path: String) {
    var existing =
      path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    var missing: [Substring] = []
    while true {
      if let memory = realpath(existing, nil) {
        defer { free(memory) }
        existing = String(cString: memory)
        break
      }
      guard let slash = existing.lastIndex(of: "/") else { break }
      let name = existing[existing.index(after: slash)...]
      if !name.isEmpty, name != "." { missing.append(name) }
      existing = slash == existing.startIndex ? "/" : String(existing[..<slash])
    }
    var parts = existing.split(separator: "/")
    for name in missing.reversed() {
      if name == ".." { _ = parts.popLast() } else { parts.append(name) }
    }
    self.path = "/" + parts.joined(separator: "/")
  }

  /// Returns the rest of the path in a folder, with a leading `/`; empty for the folder itself,
  /// `nil` for a path outside of it.
  ///
  /// Folders are compared by device and number, which do not depend on capital letters or mounts.
  package func rest(in folder: FilePlace) -> String? {
    let target = Identity(folder.path)
    var ancestor = Substring(path)
    while true {
      if ancestor == folder.path || target.map({ $0 == Identity(String(ancestor)) }) ?? false {
        return String(path[ancestor.endIndex...])
      }
      guard ancestor != "/", let slash = ancestor.lastIndex(of: "/") else { return nil }
      ancestor = slash == ancestor.startIndex ? "/" : ancestor[..<slash]
    }
  }

  /// A file or folder that exists, independent of the path that names it.
  private struct Identity: Equatable {
    let device: UInt64
    let number: UInt64

    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      device = UInt64(status.st_dev)
      number = UInt64(status.st_ino)
    }
  }
}

/// The kind of file that a path names.
package enum FileForm: Equatable {
  case file
  case folder
  case link
  /// A pipe, a socket or a device, which may never end.
  case special

  /// Looks at a path without following a link; `nil` if it names nothing.
  package init?(at path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: self = .special
    }
  }

  /// Returns the content of a regular file, also behind links; `nil` for all others.
  ///
  /// A pipe or a device that a project names would have no end.
  package static func contents(of path: String) -> Data? {
    FileForm(at: FilePlace(path).path) == .file ? FileManager.default.contents(atPath: path) : nil
  }
}
