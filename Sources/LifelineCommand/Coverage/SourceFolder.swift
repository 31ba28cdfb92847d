import Foundation

/// The files below the folders that the user named, as far as a survey of source concerns them.
struct SourceFolder {
  /// The paths of Swift files, in alphabetical order within each folder.
  private(set) var swiftFiles: [String] = []
  /// The numbers of files that are not searched, by kind.
  private(set) var others: [String: Int] = [:]

  /// File name endings of sources that are not searched.
  private static let kinds = [
    ".storyboard": "storyboard", ".xib": "nib", ".m": "Objective-C file",
    ".mm": "Objective-C file", ".xcdatamodeld": "Core Data model",
  ]

  /// Finds the files; hidden files and folders are left out, links to folders are not followed.
  ///
  /// - Throws: ``CommandFailure`` for a path that does not exist or can't be read.
  init(_ paths: [String]) throws(CommandFailure) {
    for path in paths {
      var root = path
      while root.count > 1, root.hasSuffix("/") { root.removeLast() }
      switch Self.kind(of: root, followingLinks: true) {
      case .folder: try addFolder(root)
      case .file: swiftFiles.append(root)
      case nil:
        throw CommandFailure(
          location: path,
          message: "can't be read: \(String(cString: strerror(errno)))",
          help: "name a folder of Swift files, or Swift files"
        )
      }
    }
  }

  private enum Kind {
    case folder
    case file
  }

  private mutating func addFolder(_ root: String) throws(CommandFailure) {
    var pending = [root]
    while let folder = pending.popLast() {
      let names: [String]
      do {
        names = try FileManager.default.contentsOfDirectory(atPath: folder)
      } catch {
        throw CommandFailure(
          location: folder,
          message: "can't be read as a folder",
          help: "name a folder that you may read"
        )
      }
      var folders: [String] = []
      for name in names.sorted() where !name.hasPrefix(".") {
        let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
        let ending = name.lastIndex(of: ".").map { String(name[$0...]) } ?? ""
        if let kind = Self.kinds[ending] {
          others[kind, default: 0] += 1
        } else if Self.kind(of: path, followingLinks: false) == .folder {
          folders.append(path)
        } else if ending == ".swift", Self.kind(of: path, followingLinks: true) == .file {
          swiftFiles.append(path)
        }
      }
      pending += folders.reversed()
    }
  }

  private static func kind(of path: String, followingLinks: Bool) -> Kind? {
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file
    default: return nil
    }
  }
}
