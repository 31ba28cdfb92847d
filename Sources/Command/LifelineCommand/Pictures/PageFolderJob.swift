import CommandEnvironment
import Essentials
import TraceModel
package import TracePage

/// Writes a page beside each trace of a folder, and the page that lists them: the work of
/// `lifeline render html FOLDER`.
package struct PageFolderJob {
  /// The options of each page.
  package var options = TracePage.Options()
  /// The rules, the confidence and the configuration that decide which findings the pages have.
  package var selection = RuleSelection()
  /// The folder of the sources that traces name; `nil` for the working folder.
  package var sourceRoot: String?
  private let folder: String

  /// Whether a path names a folder.
  package static func isFolder(_ path: String) -> Bool { FileKind(path: path) == .folder }

  /// Names a folder.
  package init(_ folder: String) {
    self.folder = folder
  }

  /// Writes the pages.
  ///
  /// - Returns: The exit status: 2 when a trace has no page, else 0.
  /// - Throws: ``CommandFailure`` for a folder without traces.
  package func run() throws -> Int32 {
    var walk = FolderWalk(folder)
    var paths: [String] = []
    while let visit = walk.next() {
      guard case .file = visit.kind, InputName.isTraceOrLog(visit.path) else { continue }
      paths.append(visit.path)
    }
    guard !paths.isEmpty else {
      throw CommandFailure(
        location: folder,
        message: "the folder contains no trace and no log",
        help: InputName.help(folder: folder)
      )
    }
    var pages = try TracePages(folder: walk.root, run: nil, selection: selection)
    pages.options = options
    pages.check.sources = SourceRoot(sourceRoot)
    CommandSession.writeMessage("\(paths.count.counted("trace")) in \(folder)")
    return pages.write(paths) > 0 ? 2 : 0
  }
}
