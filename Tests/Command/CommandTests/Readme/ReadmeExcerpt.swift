import Foundation
import TestSupport

/// Excerpts of source files that the README shows.
enum ReadmeExcerpt {
  /// Returns the lines between `// README begins` and `// README ends`, without those between
  /// `// README pauses` and `// README resumes`, and without the indentation of these comments.
  ///
  /// - Parameter path: The file, from the repository's root.
  /// - Returns: The lines, the last one without a line feed.
  /// - Throws: The error of reading the file.
  static func text(of path: String) throws -> String {
    let file = Repository.root.appending(path: path)
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
