#if canImport(Glibc)
package import Glibc
#elseif canImport(Musl)
package import Musl
#else
package import Darwin
#endif

/// The target of a path: links are resolved, so that they are kept and their target is written.
package struct FileTarget {
  /// The absolute folder of the file, without links.
  package let folder: String
  /// The path of the file in that folder; the file may not exist yet.
  package let path: String
  /// The attributes of the file; `nil` if it does not exist.
  package let status: stat?
  /// Whether the path is a link to a file in another folder.
  package let isInOtherFolder: Bool

  /// Resolves a path.
  ///
  /// - Throws: ``SystemFailure`` if its folder does not exist or its links form a cycle.
  package init(_ path: String) throws(SystemFailure) {
    var current = path
    var first: String?
    for _ in 0..<40 {
      let (folder, name) = try Self.split(current)
      first = first ?? folder
      current = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
      var status = stat()
      guard lstat(current, &status) == 0 else {
        guard errno == ENOENT else { throw .last }
        self.folder = folder
        self.path = current
        self.status = nil
        isInOtherFolder = first != folder
        return
      }
      guard status.st_mode & S_IFMT == S_IFLNK else {
        self.folder = folder
        self.path = current
        self.status = status
        isInOtherFolder = first != folder
        return
      }
      let destination = try Self.destination(of: current)
      current = destination.hasPrefix("/") ? destination : "\(folder)/\(destination)"
    }
    throw SystemFailure(ELOOP)
  }

  /// Whether the file exists and is not a device, pipe or folder.
  package var isRegularFile: Bool { status.map { $0.st_mode & S_IFMT == S_IFREG } ?? false }

  /// Whether the path leads to a folder.
  package var isFolder: Bool { status.map { $0.st_mode & S_IFMT == S_IFDIR } ?? false }

  /// Whether the file at a path is the open file.
  package static func isFile(_ descriptor: Int32, at path: String) -> Bool {
    var own = stat()
    var named = stat()
    return fstat(descriptor, &own) == 0 && lstat(path, &named) == 0
      && own.st_dev == named.st_dev && own.st_ino == named.st_ino
  }

  private static func split(_ path: String) throws(SystemFailure) -> (String, String) {
    guard !path.isEmpty else { throw SystemFailure(ENOENT) }
    let bytes = path.utf8
    let slash = bytes.lastIndex(of: UInt8(ascii: "/"))
    let name = slash.map { String(path[bytes.index(after: $0)...]) } ?? path
    // A path that ends with a slash is a folder.
    guard !name.isEmpty, name != ".", name != ".." else { throw SystemFailure(EISDIR) }
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    guard let text = realpath(folder, nil) else { throw .last }
    defer { free(text) }
    return (String(cString: text), name)
  }

  private static func destination(of link: String) throws(SystemFailure) -> String {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlink(link, &bytes, bytes.count - 1)
    guard count >= 0 else { throw .last }
    return String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
