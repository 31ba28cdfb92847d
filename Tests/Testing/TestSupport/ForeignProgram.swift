import Foundation

/// Another program that reads traces, if it is installed.
package enum ForeignProgram {
  /// The folder of Perfetto's web interface, from the environment; see `Tests/Interop`.
  package static let perfetto: String? = {
    guard let folder = ProcessInfo.processInfo.environment["PERFETTO_UI"],
      FileManager.default.fileExists(atPath: folder + "/engine_bundle.js"), find("node") != nil
    else { return nil }
    return folder
  }()

  /// Returns the path of a program in the shell's search path.
  package static func find(_ name: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs a program; returns its exit status and its output.
  package static func run(_ program: String, _ arguments: [String]) throws -> (Int32, String) {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }
}
