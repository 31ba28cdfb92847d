import Foundation

/// A program of the toolchain or of the system, found on the PATH.
struct Tool {
  let name: String

  /// Runs the program and returns its standard output.
  ///
  /// - Throws: ``SiteError`` with everything that the program printed, if its status is not 0.
  @discardableResult
  func run(_ arguments: [String], in folder: URL) throws -> Data {
    let scratch = FileManager.default.temporaryDirectory
      .appending(path: "site-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let output = scratch.appending(path: "output")
    let errors = scratch.appending(path: "errors")
    try Data().write(to: output)
    try Data().write(to: errors)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    let printed = try Data(contentsOf: output)
    guard process.terminationStatus == 0 else {
      let text = String(decoding: try Data(contentsOf: errors) + printed, as: UTF8.self)
      throw SiteError(
        "\(text)\n'\(name) \(arguments.joined(separator: " "))' failed",
        help: "read the messages of \(name) above"
      )
    }
    return printed
  }
}
