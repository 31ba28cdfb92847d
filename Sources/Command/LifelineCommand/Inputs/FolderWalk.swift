import CommandEnvironment
import Essentials

/// Visits the files and folders below a folder, in alphabetical order, a folder before its
/// contents.
///
/// The contents of hidden folders are not visited, and links to folders are not followed.
struct FolderWalk {
  /// A file or folder on the way.
  struct Visit {
    enum Kind {
      case file
      case folder
      case hidden
      case special
      case unreadable(CommandFailure)
    }

    let path: String
    let kind: Kind
  }

  /// The folder without a slash at its end.
  let root: String
  /// The deepest level that is visited, from 1; `nil` for all.
  private let maxDepth: Int?
  private let showsHidden: Bool
  /// The paths that were found and not visited, the next one last.
  private var rest: [(path: String, depth: Int)] = []
  private var entered: (path: String, depth: Int)?

  init(_ folder: String, maxDepth: Int? = nil, showsHidden: Bool = false) {
    var root = folder
    while root.count > 1, root.hasSuffix("/") { root.removeLast() }
    self.root = root
    self.maxDepth = maxDepth
    self.showsHidden = showsHidden
    entered = (root, 0)
  }

  /// Leaves out the contents of the folder that ``next()`` returned last.
  mutating func skip() {
    entered = nil
  }

  mutating func next() -> Visit? {
    if let folder = entered {
      entered = nil
      if let failure = open(folder) { return Visit(path: folder.path, kind: .unreadable(failure)) }
    }
    guard let (path, depth) = rest.popLast() else { return nil }
    let name = path.split(separator: "/").last ?? ""
    if name.hasPrefix("."), !showsHidden { return Visit(path: path, kind: .hidden) }
    if FileKind(path: path, followingLinks: false) == .folder {
      entered = (path, depth)
      return Visit(path: path, kind: .folder)
    }
    let kind = FileKind(path: path)
    return Visit(path: path, kind: kind == .special || kind == .folder ? .special : .file)
  }

  /// Lists a folder.
  private mutating func open(_ folder: (path: String, depth: Int)) -> CommandFailure? {
    if let maxDepth, folder.depth >= maxDepth { return nil }
    do {
      let path = folder.path
      let names = try FileManager.default.contentsOfDirectory(atPath: path.isEmpty ? "." : path)
      let start = path.isEmpty || path == "/" ? path : path + "/"
      for name in names.sorted(by: >) { rest.append((start + name, folder.depth + 1)) }
      return nil
    } catch {
      return CommandFailure(
        location: folder.path,
        message: "can't be read as a folder",
        help: "name a folder that you may read, or the files in it"
      )
    }
  }
}
