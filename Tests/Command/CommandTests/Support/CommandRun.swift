import Foundation
import Testing

/// One process that ran the built command, or a line of shell that uses it.
///
/// A test starts a process for what only a process has: the parsing of arguments, exit statuses,
/// streams and signals. All other tests run jobs of the library, see ``JobRun``.
struct CommandRun {
  /// The text on standard output.
  let output: String
  /// The text on standard error.
  let errors: String
  /// The exit status, or the number of the signal that ended the process.
  let status: Int32

  /// Runs the command that was built together with the tests.
  ///
  /// - Parameters:
  ///   - arguments: The words after `lifeline`.
  ///   - input: The bytes of standard input.
  ///   - folder: The working directory.
  /// - Throws: The error that prevents the start.
  init(_ arguments: String..., input: Data = Data(), in folder: URL? = nil) throws {
    try self.init(list: arguments, input: input, in: folder)
  }

  /// Runs the command with a list of words.
  init(
    list arguments: [String],
    input: Data = Data(),
    in folder: URL? = nil,
    environment: [String: String] = [:]
  ) throws {
    let process = Process()
    process.executableURL = try Self.command
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    process.environment = ProcessInfo.processInfo.environment.merging(["NO_COLOR": "1"]) { $1 }
      .merging(environment) { $1 }
    try self.init(process, input: input)
  }

  /// Runs a line of shell, in which `lifeline` is the built command.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - input: The bytes of standard input.
  ///   - folder: The working directory.
  /// - Throws: The error that prevents the start.
  init(shell line: String, input: Data = Data(), in folder: URL) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = folder
    let programs = try Self.command.deletingLastPathComponent().path
    let environment = ProcessInfo.processInfo.environment
    process.environment = environment.merging(
      ["PATH": "\(programs):\(environment["PATH"] ?? "/usr/bin:/bin")", "NO_COLOR": "1"]
    ) { $1 }
    try self.init(process, input: input)
  }

  private init(_ process: Process, input: Data) throws {
    let files = try Workspace()
    defer { files.remove() }
    let inputFile = files.url.appending(path: "input")
    let outputFile = files.url.appending(path: "output")
    let errorFile = files.url.appending(path: "errors")
    try input.write(to: inputFile)
    for file in [outputFile, errorFile] { try Data().write(to: file) }
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
    process.waitUntilExit()
    output = String(decoding: try Data(contentsOf: outputFile), as: UTF8.self)
    errors = String(decoding: try Data(contentsOf: errorFile), as: UTF8.self)
    status = process.terminationStatus
  }

  private static var command: URL {
    get throws { try program("lifeline") }
  }

  /// Finds a program that was built beside the test bundle.
  static func program(_ name: String) throws -> URL {
    let bundle = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let candidates = [
      bundle.appending(path: name), Bundle.main.bundleURL.appending(path: name),
    ]
    return try #require(
      candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) },
      "the program '\(name)' was not built beside the tests"
    )
  }
}
