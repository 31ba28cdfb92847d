import Essentials
import TraceModel

/// The files and folders that the user leaves out.
///
/// A pattern covers a path, its last names, or a folder on the way: `*.tmp.log`, `old`, `build/*`.
struct PathExclusions {
  private let patterns: [GlobPattern]
  /// The folder from which patterns with a slash begin, with a slash at its end.
  private let base: String

  /// Creates exclusions.
  ///
  /// - Parameters:
  ///   - patterns: The patterns.
  ///   - base: The folder from which patterns with a slash begin; `nil` for the working directory.
  init(_ patterns: [GlobPattern], base: String? = nil) {
    self.patterns = patterns
    let base = base ?? FileManager.default.currentDirectoryPath
    self.base = base.hasSuffix("/") ? base : base + "/"
  }

  /// Whether a pattern covers a path, or a folder between it and the folder that the user named.
  ///
  /// - Parameters:
  ///   - path: The file or folder.
  ///   - root: The folder of the search; `nil` for a path that the user named.
  /// - Returns: Whether a pattern covers it.
  func exclude(_ path: String, below root: String?) -> Bool {
    guard !patterns.isEmpty else { return false }
    let shown = relative(path)
    if patterns.contains(where: { $0.matches(path: shown) }) { return true }
    guard let root else { return false }
    var folder = shown[...]
    let limit = relative(root).count
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      guard folder.count > limit else { return false }
      if patterns.contains(where: { $0.matches(path: String(folder)) }) { return true }
    }
    return false
  }

  /// A path without the names of the base; the path itself when it is not below the base.
  private func relative(_ path: String) -> String {
    let isPlain = path.hasPrefix("/") && !path.contains("/.")
    let full = isPlain ? path : URL(filePath: path).standardizedFileURL.path
    if full + "/" == base { return "" }
    return full.hasPrefix(base) ? String(full.dropFirst(base.count)) : path
  }
}
