import CheckConfiguration
import Foundation

/// Finds and reads `.lifeline.yml`, each file once.
struct ConfigurationFile {
  private let named: String?
  private let isSearched: Bool
  private var known: [String: CheckConfiguration] = [:]

  /// Decides where configurations come from.
  ///
  /// - Parameters:
  ///   - named: The file that the user names; it holds for every input.
  ///   - isSearched: Whether files are searched for when the user names none.
  init(named: String?, isSearched: Bool) {
    self.named = named
    self.isSearched = isSearched
  }

  /// Returns the configuration of an input: the named one, or the nearest above the input.
  ///
  /// - Parameter path: The input; `-` is searched from the working directory on.
  /// - Returns: The configuration; one that states nothing when there is none.
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
      if Self.isThere(file) {
        let root = working.path.hasSuffix("/") ? working.path : working.path + "/"
        let shown = file.hasPrefix(root) ? String(file.dropFirst(root.count)) : file
        return try load(file, shownAs: shown)
      }
      let above = folder.deletingLastPathComponent().standardizedFileURL
      guard above.path != folder.path, folder.path != "/" else { return CheckConfiguration() }
      folder = above
    }
  }

  /// Whether something stands at a path that can be read to its end: no pipe that nobody writes.
  private static func isThere(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  private mutating func load(
    _ path: String,
    shownAs shown: String
  ) throws(CommandFailure) -> CheckConfiguration {
    if let configuration = known[path] { return configuration }
    let bytes = try SmallFile(path: path, shown: shown).bytes()
    do {
      let configuration = try CheckConfiguration(bytes: bytes, path: shown)
      known[path] = configuration
      return configuration
    } catch {
      throw CommandFailure(error)
    }
  }
}

/// A file that is read whole: a configuration or a baseline.
struct SmallFile {
  /// More bytes than this are not read.
  private static let limit = 8 << 20

  let path: String
  /// The path as messages show it.
  let shown: String

  /// Reads the file.
  ///
  /// - Throws: ``CommandFailure``.
  func bytes() throws(CommandFailure) -> [UInt8] {
    ReadFiles.insert(path)
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(errno) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < Self.limit {
      let count = read(descriptor, &buffer, buffer.count)
      if count == 0 { break }
      if count < 0 {
        if errno == EINTR { continue }
        throw failure(errno)
      }
      bytes += buffer[..<count]
    }
    return bytes
  }

  private func failure(_ number: Int32) -> CommandFailure {
    CommandFailure(
      place: shown,
      message: "can't be read: \(String(cString: strerror(number)))",
      help: "name a file that exists and that you may read"
    )
  }
}

extension CommandFailure {
  /// Tells of a wrong configuration or baseline.
  init(_ error: ConfigurationError) {
    var place = error.path
    if error.line > 0 { place += ":\(error.line)" }
    if error.line > 0, error.column > 0 { place += ":\(error.column)" }
    self.init(place: place, message: error.message, help: error.help)
  }
}
