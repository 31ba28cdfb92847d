import CommandEnvironment
import Essentials

/// The files below the folders that the user named, as far as a survey of source concerns them.
struct SourceFolder {
  /// The paths of Swift files, in alphabetical order within each folder.
  private(set) var swiftFiles: [String] = []
  /// The numbers of files that are not searched, by kind.
  private(set) var others: [String: Int] = [:]
  /// The paths in ``swiftFiles``.
  private var known: Set<String> = []
  private var progress: ProgressLine

  /// File name endings of sources that are not searched.
  private static let kinds = [
    ".storyboard": "storyboard", ".xib": "nib", ".m": "Objective-C file",
    ".mm": "Objective-C file", ".xcdatamodeld": "Core Data model",
  ]

  /// Finds the files; hidden files and folders are left out, links to folders are not followed.
  ///
  /// A file that several paths name is searched once.
  ///
  /// - Throws: ``CommandFailure`` for a path that does not exist or can't be read, and for a file
  ///   whose name does not end in `.swift`.
  init(_ paths: [String]) throws(CommandFailure) {
    progress = ProgressLine(isShown: CommandSession.current.showsProgress)
    defer { progress.clear() }
    for path in paths {
      var root = path
      while root.count > 1, root.hasSuffix("/") { root.removeLast() }
      switch Self.kind(of: root, followingLinks: true) {
      case .folder: try addFolder(root)
      case .file:
        guard root.hasSuffix(".swift") else {
          throw CommandFailure(
            location: path,
            message: "is no Swift file: its name does not end in .swift",
            help: "name a folder of Swift files, or Swift files"
          )
        }
        add(root)
      case nil:
        throw CommandFailure(
          location: path,
          message: "can't be read: \(String(cString: strerror(errno)))",
          help: "name a folder of Swift files, or Swift files"
        )
      }
    }
  }

  private mutating func add(_ path: String) {
    if known.insert(path).inserted { swiftFiles.append(path) }
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
      progress.show("\(folder): \(swiftFiles.count) Swift files found")
      var folders: [String] = []
      for name in names.sorted() where !name.hasPrefix(".") {
        let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
        let ending = name.lastIndex(of: ".").map { String(name[$0...]) } ?? ""
        if let kind = Self.kinds[ending] {
          others[kind, default: 0] += 1
        } else if Self.kind(of: path, followingLinks: false) == .folder {
          folders.append(path)
        } else if ending == ".swift", Self.kind(of: path, followingLinks: true) == .file {
          add(path)
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
