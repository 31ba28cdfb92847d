import CheckConfiguration
import CommandEnvironment
import Essentials

/// Finds and reads `.lifeline.yml`, each file once.
struct ConfigurationFile: Sendable {
  private let named: String?
  private let isSearched: Bool
  private var loaded: [String: CheckConfiguration] = [:]

  /// Creates a search for configurations.
  ///
  /// - Parameters:
  ///   - named: The file that the user names; it applies to every input.
  ///   - isSearched: Whether files are searched for when the user names none.
  init(named: String?, isSearched: Bool) {
    self.named = named
    self.isSearched = isSearched
  }

  /// Returns the configuration of an input: the named one, or the nearest one in the folders above
  /// the input.
  ///
  /// - Parameter path: The input; for `-` the search begins in the working directory.
  /// - Returns: The configuration; an empty one when there is no file.
  /// - Throws: ``CommandFailure``.
  mutating func configuration(for path: String) throws(CommandFailure) -> CheckConfiguration {
    if let named { return try load(named, shownAs: named) }
    guard isSearched else { return CheckConfiguration() }
    let working = URL(filePath: FileManager.default.currentDirectoryPath).standardizedFileURL
    var folder =
      path == "-"
      ? working : URL(filePath: path).standardizedFileURL.deletingLastPathComponent()
    while true {
      let file = folder.appending(path: CheckConfiguration.fileName).path
      if Self.exists(file) {
        let root = working.path.hasSuffix("/") ? working.path : working.path + "/"
        let shown = file.hasPrefix(root) ? String(file.dropFirst(root.count)) : file
        return try load(file, shownAs: shown)
      }
      let above = folder.deletingLastPathComponent().standardizedFileURL
      guard above.path != folder.path, folder.path != "/" else { return CheckConfiguration() }
      folder = above
    }
  }

  /// Whether there is a file or folder at a path; a pipe, whose reading may never end, is ignored.
  private static func exists(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  private mutating func load(
    _ path: String,
    shownAs shownPath: String
  ) throws(CommandFailure) -> CheckConfiguration {
    if let configuration = loaded[path] { return configuration }
    let bytes = try SmallFile(path: path, shownPath: shownPath).bytes()
    do {
      let configuration = try CheckConfiguration(bytes: bytes, path: shownPath)
      loaded[path] = configuration
      return configuration
    } catch {
      throw CommandFailure(error)
    }
  }
}

extension CheckConfiguration {
  /// The folder of the file; `nil` without a file.
  var folder: String? {
    path.isEmpty ? nil : URL(filePath: path).standardizedFileURL.deletingLastPathComponent().path
  }
}
