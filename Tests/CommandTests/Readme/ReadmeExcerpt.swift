import Foundation

/// The lines of a source file that the README shows.
enum ReadmeExcerpt {
  /// Returns what stands between `// README begins` and `// README ends`, without what stands
  /// between `// README pauses` and `// README resumes` and without the indentation of the marks.
  ///
  /// - Parameter path: The file, from the repository's root.
  /// - Returns: The lines, the last one without a line feed.
  /// - Throws: What keeps the file from being read.
  static func text(of path: String) throws -> String {
    let file = Folder.root.appending(path: path)
    let source = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    var lines: [String] = []
    var indentation: Int?
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.drop { $0 == " " }
      switch words {
      case "// README begins", "// README resumes": indentation = line.count - words.count
      case "// README pauses", "// README ends": indentation = nil
      default:
        guard let indentation else { continue }
        lines.append(String(line.dropFirst(min(indentation, line.count - words.count))))
      }
    }
    return lines.joined(separator: "\n")
  }
}
