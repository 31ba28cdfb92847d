import Foundation

/// The manifest of the package that a test belongs to.
///
/// SwiftPM warns about each file of a target that is neither a source nor a resource (“found 1
/// file(s) which are unhandled”) until the target excludes it.
enum Manifest {
  /// Returns a line of help, preceded by a line feed, if the manifest does not exclude a folder of
  /// golden files; empty otherwise.
  static func advice(about folder: URL) -> String {
    var package = folder.deletingLastPathComponent()
    var path = [folder.lastPathComponent]
    while package.pathComponents.count > 1 {
      let manifest = package.appending(path: "Package.swift")
      if let bytes = try? Data(contentsOf: manifest) {
        // A target's folder is usually Tests/NAME; the path to exclude is relative to it.
        let isUsual = path.first == "Tests" && path.count > 2
        let excluded = path.dropFirst(isUsual ? 2 : 0).joined(separator: "/")
        if String(decoding: bytes, as: UTF8.self).contains("\(folder.lastPathComponent)\"") {
          return ""
        }
        return "\nhelp: add exclude: [\"\(excluded)\"] to the test target in \(manifest.path), "
          + "otherwise SwiftPM warns about unhandled files"
      }
      path.insert(package.lastPathComponent, at: 0)
      package.deleteLastPathComponent()
    }
    return ""
  }
}
