import Foundation

/// One run of the built command.
struct CommandRun {
  let status: Int32
  let output: String
  let messages: String

  /// The built products are beside the bundle with the tests.
  private static let products = URL(
    fileURLWithPath: CommandLine.arguments.first { $0.hasSuffix(".xctest") }
      ?? CommandLine.arguments[0]
  ).deletingLastPathComponent()

  /// Runs the command in a folder, whose path is removed from the messages.
  init(_ arguments: [String], in folder: CommandFolder) throws {
    let process = Process()
    process.executableURL = Self.products.appendingPathComponent("app-sources")
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    let errors = folder.url.appendingPathComponent("errors.log")
    let output = folder.url.appendingPathComponent("output.log")
    for file in [errors, output] { try Data().write(to: file) }
    process.standardError = try FileHandle(forWritingTo: errors)
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    process.waitUntilExit()
    func read(_ file: URL) throws -> String {
      String(decoding: try Data(contentsOf: file), as: UTF8.self)
        .replacingOccurrences(of: folder.url.resolvingSymlinksInPath().path + "/", with: "")
        .replacingOccurrences(of: folder.url.path + "/", with: "")
    }
    status = process.terminationStatus
    self.output = try read(output)
    messages = try read(errors)
  }
}

/// A folder that is removed at the end.
final class CommandFolder {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("app-sources-\(UUID().uuidString)")

  init(_ files: [String: String]) throws {
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, to name: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url.appendingPathComponent(name).path,
      withDestinationPath: destination
    )
  }

  func text(_ name: String) -> String? {
    (try? Data(contentsOf: url.appendingPathComponent(name))).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The names in the folder with the content of files and the targets of links, without the logs
  /// of runs.
  var contents: [String: String] {
    var result: [String: String] = [:]
    let names = FileManager.default.enumerator(atPath: url.path)
    while let name = names?.nextObject() as? String {
      let path = url.appendingPathComponent(name).path
      if name == "errors.log" || name == "output.log" { continue }
      if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
        result[name] = "link to \(target)"
      } else {
        result[name] = text(name) ?? "folder"
      }
    }
    return result
  }
}
