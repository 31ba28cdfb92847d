import AppSourceRewriting
import Foundation

/// A folder with links to an app's resources, laid out as Xcode copies them into the app: groups vanish,
/// folders with localized files and catalogues stay.
struct ResourceFolder {
  let path: String

  /// Replaces the folder's content by links.
  ///
  /// - Parameter resources: The absolute paths of files and folders.
  /// - Returns: Messages about resources with the same name.
  /// - Throws: Errors of the file system.
  func link(_ resources: [String]) throws -> [Diagnostic] {
    let files = FileManager.default
    let folder = URL(fileURLWithPath: path)
    if files.fileExists(atPath: path) { try files.removeItem(at: folder) }
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    var linked: [String: String] = [:]
    var diagnostics: [Diagnostic] = []
    for resource in resources {
      let url = URL(fileURLWithPath: resource)
      var name = url.lastPathComponent
      let parent = url.deletingLastPathComponent()
      if parent.pathExtension == "lproj" {
        name = "\(parent.lastPathComponent)/\(name)"
        try files.createDirectory(
          at: folder.appendingPathComponent(parent.lastPathComponent),
          withIntermediateDirectories: true
        )
      }
      if let first = linked[name] {
        diagnostics.append(
          Diagnostic(
            .warning,
            path: resource,
            message: "the name '\(name)' is used by '\(first)', too",
            help: "name one of the files in \"exclude\""
          )
        )
        continue
      }
      linked[name] = resource
      try files.createSymbolicLink(
        at: folder.appendingPathComponent(name),
        withDestinationURL: url
      )
    }
    return diagnostics
  }
}
