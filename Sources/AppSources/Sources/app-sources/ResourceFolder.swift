import AppSourceRewriting
import Foundation
import XcodeProjectReading

/// A folder with links to an app's resources, laid out as Xcode copies them into the app: groups
/// vanish, folders with localized files and catalogues stay.
struct ResourceFolder {
  private var folder: FilledFolder
  private var links: [(name: String, resource: String)] = []
  /// Messages about resources with the same name.
  private(set) var diagnostics: [Diagnostic] = []

  /// Prepares the folder, and changes nothing but its list.
  ///
  /// - Parameters:
  ///   - path: The path of the folder.
  ///   - resources: The absolute paths of files and folders.
  /// - Throws: ``OutputRefusal`` for a file that the command did not write, errors of the file
  ///   system.
  init(_ path: String, linking resources: [String]) throws {
    folder = try FilledFolder(path, option: "--resource-folder")
    var linked: [String: String] = [:]
    for resource in resources {
      let url = URL(fileURLWithPath: resource)
      var name = url.lastPathComponent
      let parent = url.deletingLastPathComponent()
      if parent.pathExtension == "lproj" { name = "\(parent.lastPathComponent)/\(name)" }
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
      links.append((name, url.path))
    }
    try folder.begin(links.map(\.name), form: .link)
  }

  /// Writes the links, and removes those that earlier runs wrote.
  ///
  /// - Throws: Errors of the file system.
  func write() throws {
    for (name, resource) in links { try folder.link(name, to: resource) }
    try folder.finish()
  }
}
