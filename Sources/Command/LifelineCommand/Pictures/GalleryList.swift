package import CommandEnvironment
import Essentials

/// A file that lists the entries of a gallery: in each line a name, a path, an optional mark, and
/// after ` | ` an optional title.
package enum GalleryList {
  /// Reads a list from a file.
  ///
  /// - Throws: ``CommandFailure`` with the line of a mistake.
  package static func entries(inFile file: String) throws(CommandFailure) -> [GalleryEntry] {
    guard let data = FileManager.default.contents(atPath: file),
      let text = String(validating: data, as: UTF8.self)
    else {
      throw CommandFailure(
        location: file,
        message: "can't be read as a list",
        help: "name a text file with a line 'NAME PATH' for each trace"
      )
    }
    return try entries(in: text, file: file)
  }

  /// Parses a list; empty lines and lines that begin with `#` are skipped.
  ///
  /// - Parameters:
  ///   - text: The lines.
  ///   - file: The path of the list, for messages.
  /// - Returns: The entries, in order.
  /// - Throws: ``CommandFailure`` with the line of a mistake.
  package static func entries(
    in text: String,
    file: String
  ) throws(CommandFailure) -> [GalleryEntry] {
    var entries: [GalleryEntry] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let location = "\(file):\(index + 1)"
      guard let entry = try entry(in: line, at: location) else { continue }
      guard !entries.contains(where: { $0.name == entry.name }) else {
        throw CommandFailure(
          location: location,
          message: "'\(entry.name)' is listed twice",
          help: "give each trace a different name"
        )
      }
      entries.append(entry)
    }
    guard !entries.isEmpty else {
      throw CommandFailure(
        location: file,
        message: "the list names no trace",
        help: "write a line 'NAME PATH' for each trace"
      )
    }
    return entries
  }

  private static func entry(
    in line: Substring,
    at location: String
  ) throws(CommandFailure) -> GalleryEntry? {
    let parts = line.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let words = (parts.first ?? "").split(maxSplits: 2, whereSeparator: \.isWhitespace)
      .map(String.init)
    guard let name = words.first, !name.hasPrefix("#") else { return nil }
    guard words.count > 1 else {
      throw CommandFailure(
        location: location,
        message: "'\(name)' has no path",
        help: "write 'NAME PATH', optionally followed by the mark of the tree and '| TITLE'"
      )
    }
    try GalleryEntry.requireUsableName(name, at: location)
    let mark = words.count > 2 ? words[2].trimmed : ""
    let title = parts.count > 1 ? parts[1].trimmed : ""
    return GalleryEntry(
      name: name,
      path: words[1],
      mark: mark.isEmpty ? nil : mark,
      title: title.isEmpty ? nil : title
    )
  }
}
