import Foundation

/// The Python interpreter of the machine.
enum PythonTool {
  /// Whether a module can be imported.
  static func has(_ module: String) -> Bool {
    (try? run("import \(module)", []))?.status == 0
  }

  /// Runs a script with arguments.
  ///
  /// - Returns: The output on both streams, and the exit status.
  static func run(_ script: String, _ arguments: [String]) throws -> (output: String, status: Int32)
  {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: bytes, as: UTF8.self), process.terminationStatus)
  }
}
