package import Foundation

/// Access to the files of this repository.
package enum Repository {
  /// The folder that holds `Package.swift`.
  package static let root: URL = {
    var folder = URL(filePath: #filePath).deletingLastPathComponent()
    while folder.pathComponents.count > 1 {
      let manifest = folder.appending(path: "Package.swift")
      if FileManager.default.fileExists(atPath: manifest.path) { return folder }
      folder.deleteLastPathComponent()
    }
    preconditionFailure("no Package.swift above \(#filePath)")
  }()

  /// Returns the URL of a file or folder, given by its path from the root.
  package static func url(_ path: String) -> URL {
    root.appending(path: path)
  }

  /// Returns the bytes of a file, given by its path from the root.
  ///
  /// - Throws: The error of reading the file.
  package static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: url(path)))
  }

  /// Returns the names of the files of a folder in alphabetical order.
  ///
  /// - Throws: The error of reading the folder.
  package static func files(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url(path).path).sorted()
  }
}
