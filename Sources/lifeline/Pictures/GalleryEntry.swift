import Foundation
import TraceAnalysis
import TraceModel

/// What a gallery draws: a trace, log or scenario with the name of its pictures.
struct GalleryEntry: Equatable {
  /// The name of the folder of its pictures.
  var name: String
  /// The path of the file, as the user wrote it.
  var path: String
  /// The mark at which the tree is drawn; `nil` for the end.
  var mark: String?
  /// The heading of its pictures; `nil` takes the trace's title.
  var title: String?

  /// Refuses a name that can't be a folder's, or that programs take for something else.
  ///
  /// - Throws: ``CommandFailure``.
  static func requireUsableName(_ name: String, at place: String) throws(CommandFailure) {
    let isUsable =
      !name.isEmpty && !name.contains("/") && !name.hasPrefix(".") && !name.hasPrefix("-")
      && name.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    guard !isUsable else { return }
    throw CommandFailure(
      place: place,
      message: "'\(VisibleText.of(name))' can't name a folder of pictures",
      help: "use letters, digits and hyphens, and a letter or digit at the beginning"
    )
  }

  /// The name of a file without its ending.
  static func stem(of path: String) -> String {
    URL(filePath: path).deletingPathExtension().lastPathComponent
  }

  /// Returns the traces and logs of a folder in alphabetical order.
  ///
  /// - Throws: ``CommandFailure`` for a folder that can't be read, holds none, or holds two whose
  ///   pictures would have one name.
  static func found(in folder: String) throws(CommandFailure) -> [GalleryEntry] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw CommandFailure(
        place: folder,
        message: "can't be read as a folder",
        help: "name a folder of traces with --traces"
      )
    }
    let files = names.filter { name in
      !name.hasPrefix(".") && (name.hasSuffix(".json") || name.hasSuffix(".log"))
    }.sorted()
    guard !files.isEmpty else {
      throw CommandFailure(
        place: folder,
        message: "the folder holds no trace",
        help: "record one: 'lifeline record push-pop -o \(folder)/push-pop.json'"
      )
    }
    let entries = files.map { GalleryEntry(name: stem(of: $0), path: "\(folder)/\($0)") }
    for (before, entry) in zip(entries, entries.dropFirst()) where before.name == entry.name {
      throw CommandFailure(
        place: entry.path,
        message: "has the name of \(URL(filePath: before.path).lastPathComponent), and their "
          + "pictures would too",
        help: "rename one of them"
      )
    }
    return entries
  }

  /// Reads a list: in each line a name, a path, a mark, and after ` | ` a title; the last two may
  /// be left out.
  ///
  /// - Throws: ``CommandFailure`` with the line of what is wrong.
  static func listed(in file: String) throws(CommandFailure) -> [GalleryEntry] {
    guard let data = FileManager.default.contents(atPath: file),
      let text = String(validating: data, as: UTF8.self)
    else {
      throw CommandFailure(
        place: file,
        message: "can't be read as a list",
        help: "name a text file with a line 'NAME PATH' for each trace"
      )
    }
    var entries: [GalleryEntry] = []
    var names: Set<String> = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let parts = line.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
      let words = (parts.first ?? "").split(maxSplits: 2, whereSeparator: \.isWhitespace).map(
        String.init
      )
      guard let name = words.first, !name.hasPrefix("#") else { continue }
      let title = parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : ""
      let place = "\(file):\(number + 1)"
      guard words.count > 1 else {
        throw CommandFailure(
          place: place,
          message: "'\(name)' has no path",
          help: "write 'NAME PATH', and after it the mark of the tree and '| TITLE' if it has them"
        )
      }
      try requireUsableName(name, at: place)
      guard names.insert(name).inserted else {
        throw CommandFailure(
          place: place,
          message: "'\(name)' is listed twice",
          help: "give each trace a name of its own"
        )
      }
      let mark = words.count > 2 ? words[2].trimmingCharacters(in: .whitespaces) : ""
      entries.append(
        GalleryEntry(
          name: name,
          path: words[1],
          mark: mark.isEmpty ? nil : mark,
          title: title.isEmpty ? nil : title
        )
      )
    }
    guard !entries.isEmpty else {
      throw CommandFailure(
        place: file,
        message: "the list names no trace",
        help: "write a line 'NAME PATH' for each trace"
      )
    }
    return entries
  }
}
