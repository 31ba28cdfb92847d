import AppSourceRewriting
import Foundation

/// The folders of `Corpus`: the files of a module, and in `Expected` the rewritten files.
enum Corpus {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Corpus")

  static var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  /// Returns the module in a folder, whose paths are the names of the files.
  static func module(_ name: String) throws -> AppModuleSources {
    let folder = folder.appendingPathComponent(name)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return AppModuleSources(
      name: "Shop",
      files: try files.filter { $0.hasSuffix(".swift.txt") }.map { file in
        AppModuleSources.File(
          path: String(file.dropLast(4)),
          outputName: String(file.dropLast(4)),
          bytes: Array(try Data(contentsOf: folder.appendingPathComponent(file)))
        )
      },
      importableModules: ["MapKit"]
    )
  }

  /// Returns a file of the expected result, and writes it when `RECORD` is set.
  static func expected(_ file: String, of name: String, actual: String) throws -> String? {
    let url = folder.appendingPathComponent("\(name)/Expected/\(file).txt")
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(actual.utf8).write(to: url)
    }
    return (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) }
  }
}
