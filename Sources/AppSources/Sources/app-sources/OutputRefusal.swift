import AppSourceRewriting
import Foundation
import XcodeProjectReading

/// A path that the command does not write to, because it would replace a file that it has not
/// written.
struct OutputRefusal: Error, CustomStringConvertible {
  /// The path as the user wrote it.
  var path: String
  /// The reason.
  var message: String
  /// The remedy.
  var help: String

  var description: String { "\(path): error: \(message)\n  help: \(help)" }

  /// Refuses a path whose files would be sources or resources of the next run.
  ///
  /// - Parameters:
  ///   - path: The path as the user wrote it.
  ///   - option: The option that names it.
  ///   - folders: The folders of the sources.
  /// - Throws: The refusal.
  static func check(
    _ path: String,
    option: String,
    within folders: [String]
  ) throws(OutputRefusal) {
    let place = FilePlace(path)
    for folder in folders {
      guard let rest = place.rest(in: FilePlace(folder)) else { continue }
      // Hidden folders are not read.
      if rest.contains("/.") { continue }
      throw OutputRefusal(
        path: path,
        message: "the path is in \(folder), whose files are the sources",
        help:
          "name a \(option == "--cache" ? "file" : "folder") outside of the sources with \(option)"
      )
    }
  }

  /// Refuses a file that is not a cache.
  ///
  /// - Throws: The refusal.
  static func checkCache(_ path: String) throws(OutputRefusal) {
    guard let form = FileForm(at: FilePlace(path).path) else { return }
    if form == .file, let data = FileManager.default.contents(atPath: path),
      data.isEmpty || RewritingCache.isCache(data)
    {
      return
    }
    throw OutputRefusal(
      path: path,
      message: "app-sources did not write this cache, and does not replace it",
      help: "name a new file with --cache"
    )
  }
}
