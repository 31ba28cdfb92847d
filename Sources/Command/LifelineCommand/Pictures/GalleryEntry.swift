package import CommandEnvironment
import Essentials
import TraceModel

/// An entry of a gallery: a trace, log or scenario with the name of its pictures.
package struct GalleryEntry: Equatable, Sendable {
  /// The name of the folder of its pictures.
  package var name: String
  /// The path of the file, as the user wrote it.
  package var path: String
  /// The mark at which the tree is drawn; `nil` for the end.
  package var mark: String?
  /// The heading of its pictures; `nil` for the trace's title.
  package var title: String?

  package init(name: String, path: String, mark: String? = nil, title: String? = nil) {
    self.name = name
    self.path = path
    self.mark = mark
    self.title = title
  }

  /// Refuses a name that is not a folder name, or that programs parse as an option or hidden file.
  ///
  /// - Throws: ``CommandFailure``.
  static func requireUsableName(_ name: String, at location: String) throws(CommandFailure) {
    let isUsable =
      !name.isEmpty && !name.contains("/") && !name.hasPrefix(".") && !name.hasPrefix("-")
      && name.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    guard !isUsable else { return }
    throw CommandFailure(
      location: location,
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
  /// - Throws: ``CommandFailure`` for a folder that can't be read, contains none, or contains two
  ///   whose pictures would have the same name.
  package static func found(in folder: String) throws(CommandFailure) -> [GalleryEntry] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw CommandFailure(
        location: folder,
        message: "can't be read as a folder",
        help: "name a folder of traces with --traces"
      )
    }
    let files = names.filter { name in
      !name.hasPrefix(".") && InputName.isTraceOrLog(name)
    }.sorted()
    guard !files.isEmpty else {
      throw CommandFailure(
        location: folder,
        message: "the folder contains no trace and no log",
        help: "record a trace: 'lifeline record push-pop -o \(folder)/push-pop.json'"
      )
    }
    let entries = files.map { GalleryEntry(name: stem(of: $0), path: "\(folder)/\($0)") }
    for (before, entry) in zip(entries, entries.dropFirst()) where before.name == entry.name {
      let other = URL(filePath: before.path).lastPathComponent
      throw CommandFailure(
        location: entry.path,
        message: "its pictures would have the same names as those of \(other)",
        help: "rename one of the files"
      )
    }
    return entries
  }
}
