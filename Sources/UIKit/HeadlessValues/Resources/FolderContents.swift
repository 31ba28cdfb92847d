package import Foundation

/// Reading of folders and files that apps bring.
package enum FolderContents {
  /// Returns the names in a folder in ascending order; no names if it can't be read.
  package static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// Returns the contents of a regular file, or of the file that a link leads to; `nil` if there is
  /// none, or if it has more than 256 MB.
  package static func data(at path: String) -> Data? {
    guard isFile(path), let size = size(of: path), size <= 1 << 28 else { return nil }
    return FileManager.default.contents(atPath: path)
  }

  /// Returns at most a number of bytes from the start of a regular file.
  static func start(of path: String, count: Int) -> Data? {
    guard isFile(path), let handle = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? handle.close() }
    return try? handle.read(upToCount: count) ?? Data()
  }

  /// Returns the path of the app's file for messages: the resources of a rewritten module are links
  /// in a folder of the build.
  package static func originalPath(of path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// Whether the path leads to a file; a link to itself does not.
  package static func isFile(_ path: String) -> Bool {
    let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: resolved)
    return attributes?[.type] as? FileAttributeType == .typeRegular
  }

  /// Whether the path leads to a folder.
  package static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static func size(of path: String) -> Int? {
    let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: resolved)
    return (attributes?[.size] as? NSNumber)?.intValue
  }
}
