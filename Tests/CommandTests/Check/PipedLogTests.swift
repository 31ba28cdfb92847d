import Foundation
import TestSupport
import Testing

struct `A log that is written while it is checked` {
  /// The command with an open pipe as its input.
  private final class LiveRun {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()

    init(_ arguments: [String]) throws {
      process.executableURL = try CommandRun.program("lifeline")
      process.arguments = arguments
      process.standardInput = input
      process.standardOutput = output
      try process.run()
    }

    func write(_ text: String) throws {
      try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    }

    /// Returns what was written so far; empty when nothing comes for a minute.
    func nextOutput() -> String {
      let file = output.fileHandleForReading
      var wish = pollfd(fd: file.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&wish, 1, 60_000) > 0 else { return "" }
      return String(decoding: file.availableData, as: UTF8.self)
    }

    /// Ends the input; returns the rest of the output and the exit status.
    func end() throws -> (output: String, status: Int32) {
      try input.fileHandleForWriting.close()
      let bytes = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (String(decoding: bytes, as: UTF8.self), process.terminationStatus)
    }
  }

  @Test(arguments: ["jsonl", "short", "text"])
  func `shows a finding before its end, once`(format: String) throws {
    let log = try String(contentsOf: Repository.url("traces/reports/device.log"), encoding: .utf8)
    let run = try LiveRun(["check", "-", "--no-config", "--color", "never", "--format", format])
    try run.write(log + log.split(separator: "\n").prefix(1).joined() + "\n")
    let early = run.nextOutput()
    #expect(early.contains("LC209"), "\(early)")
    let (rest, status) = try run.end()
    #expect(status == 1)
    #expect((early + rest).components(separatedBy: "became visible here").count <= 2)
    #expect(!rest.contains("[LC209]") && !rest.contains("\"LC209\""), "\(rest)")
    #expect((early + rest).contains("LC223"))
  }
}
