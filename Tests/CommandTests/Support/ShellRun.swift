import Foundation

/// One run of a line of shell in which `lifeline` is the built command.
struct ShellRun {
  /// What it wrote to standard output.
  let output: String
  /// What it wrote to standard error.
  let errors: String
  /// Its exit status.
  let status: Int32

  /// Runs a line.
  ///
  /// - Parameters:
  ///   - line: What the shell is told.
  ///   - input: What it reads from standard input.
  ///   - folder: Where it runs.
  /// - Throws: What keeps the shell from being started.
  init(_ line: String, input: Data = Data(), in folder: URL) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = folder
    let programs = try CommandRun.program("lifeline").deletingLastPathComponent().path
    let environment = ProcessInfo.processInfo.environment
    process.environment = environment.merging(
      ["PATH": "\(programs):\(environment["PATH"] ?? "/usr/bin:/bin")", "NO_COLOR": "1"]
    ) { $1 }
    let files = try Folder.temporary()
    defer { try? FileManager.default.removeItem(at: files) }
    let (inputFile, outputFile) = (files.appending(path: "input"), files.appending(path: "output"))
    let errorFile = files.appending(path: "errors")
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
}
