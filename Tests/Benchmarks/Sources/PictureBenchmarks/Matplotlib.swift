import Foundation

/// Draws the same trace with matplotlib's `broken_barh`.
enum Matplotlib {
  /// Runs the Python script beside this file.
  ///
  /// - Returns: The output of the script; `nil` where Python or matplotlib is not installed.
  static func run(_ trace: URL) -> String? {
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "broken_barh.py")
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", script.path, trace.path]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
