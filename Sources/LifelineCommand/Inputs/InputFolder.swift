import Foundation

/// The traces and logs of folders that the user named.
package enum InputFolder {
  /// The file name endings of traces and logs.
  static let endings = [".json", ".log"]

  /// Replaces each folder by its traces and logs, at any depth, in alphabetical order.
  ///
  /// Hidden files and folders are left out, and links to folders are not followed. Other paths are
  /// returned unchanged.
  ///
  /// - Parameters:
  ///   - paths: Files and folders as the user wrote them.
  ///   - written: Files that the command writes, which are left out of a folder.
  /// - Returns: The paths of files.
  /// - Throws: ``CommandFailure`` for a folder that can't be read or contains no trace and no log.
  package static func expanded(
    _ paths: [String],
    except written: [String] = []
  ) throws(CommandFailure) -> [String] {
    var files: [String] = []
    for path in paths {
      guard path != "-", !path.isEmpty, isFolder(path) else {
        files.append(path)
        continue
      }
      var root = path
      while root.count > 1, root.hasSuffix("/") { root.removeLast() }
      let found = try self.files(in: root).filter { file in
        !written.contains { InputFile(path: file).isSame(as: $0) }
      }
      guard !found.isEmpty else {
        throw CommandFailure(
          location: path,
          message: "the folder contains no trace and no log",
          help: "traces end in .json, logs in .log; 'lifeline verify \(path)' runs scenario files"
        )
      }
      files += found
    }
    return files
  }

  private static func files(in folder: String) throws(CommandFailure) -> [String] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw CommandFailure(
        location: folder,
        message: "can't be read as a folder",
        help: "name a folder that you may read, or the files in it"
      )
    }
    var files: [String] = []
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
      if isFolder(path, followingLinks: false) {
        files += try self.files(in: path)
      } else if endings.contains(where: name.hasSuffix), !isFolder(path) {
        files.append(path)
      }
    }
    return files
  }

  private static func isFolder(_ path: String, followingLinks: Bool = true) -> Bool {
    var status = stat()
    let result = followingLinks ? stat(path, &status) : lstat(path, &status)
    return result == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
