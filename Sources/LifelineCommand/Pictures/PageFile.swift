import CommandEnvironment
import Foundation
import TracePage

/// The file of a page whose name the user did not choose.
enum PageFile {
  /// The name of an input with `.html` instead of its ending; `trace.html` for standard input.
  static func path(besides input: String) -> String {
    guard input != "-" else { return "trace.html" }
    let ending = URL(filePath: input).pathExtension
    return (ending.isEmpty ? input : String(input.dropLast(ending.count + 1))) + ".html"
  }

  /// Refuses to replace a file that is not a page of this command.
  ///
  /// - Throws: ``CommandFailure``.
  static func requireReplaceable(_ path: String) throws(CommandFailure) {
    switch FileKind(path: path, followingLinks: false) {
    case nil: return
    case .file where beginsLikePage(path): return
    default:
      throw CommandFailure(
        location: path,
        message: "the page would replace this file, which is not a page of lifeline",
        help: "name the page with -o, or rename the file"
      )
    }
  }

  private static func beginsLikePage(_ path: String) -> Bool {
    guard let file = FileHandle(forReadingAtPath: path) else { return false }
    defer { try? file.close() }
    let beginning = Array(PageHead.beginning.utf8)
    guard let start = try? file.read(upToCount: beginning.count) else { return true }
    return start.isEmpty || Array(start) == beginning
  }
}
