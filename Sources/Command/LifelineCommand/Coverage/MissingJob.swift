package import CommandEnvironment

/// Lists the UIKit names in Swift source that the runtime lacks: `lifeline missing`.
package struct MissingJob {
  /// The form of the list.
  package enum Format: String, CaseIterable, Sendable {
    case text
    case json
  }

  /// Folders or Swift files.
  package var paths: [String]
  package var format: Format
  /// Whether the text names all locations, and the names that are inert or unlisted.
  package var namesAll: Bool

  /// Creates a job.
  package init(_ paths: [String], format: Format = .text, namesAll: Bool = false) {
    self.paths = paths
    self.format = format
    self.namesAll = namesAll
  }

  /// Surveys the sources and prints the list.
  ///
  /// - Returns: The exit status: 1 when a name is absent or a construct is refused; else 0.
  /// - Throws: ``CommandFailure``.
  package func run() throws(CommandFailure) -> Int32 {
    let folder = try SourceFolder(paths)
    guard !folder.swiftFiles.isEmpty else {
      throw CommandFailure(
        location: paths.joined(separator: " "),
        message: "there is no Swift file",
        help: "name a folder that contains files that end in .swift"
      )
    }
    var report = MissingReport(folder: folder)
    var progress = ProgressLine(isShown: CommandSession.current.showsProgress)
    defer { progress.clear() }
    for (index, path) in folder.swiftFiles.enumerated() {
      progress.show("\(path): \(index) of \(folder.swiftFiles.count) files read")
      try report.collect(path)
    }
    guard !report.files.isEmpty else {
      throw CommandFailure(
        location: folder.swiftFiles[0],
        message: "no Swift file contains text in UTF-8",
        help: "convert the files to UTF-8; files with null bytes are not searched"
      )
    }
    // A file is read again, because the declarations of all files must be found first.
    for (index, path) in report.files.enumerated() {
      progress.show("\(path): \(index) of \(report.files.count) files searched")
      try report.scan(path)
    }
    report.finish()
    progress.clear()
    switch format {
    case .text: try report.printText(namesAll: namesAll)
    case .json: try report.printJSON()
    }
    return report.isComplete ? 0 : 1
  }
}
