import Foundation
import TestSupport
import Testing

struct `A log that grows during its check` {
  /// A process of the command whose input is an open pipe.
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

    /// Returns the output so far once it contains a text, or after two minutes without output.
    ///
    /// Each finding is written by a separate call, so that one read may end between two findings.
    func output(containing text: String) -> String {
      let file = output.fileHandleForReading
      var bytes = Data()
      while !String(decoding: bytes, as: UTF8.self).contains(text) {
        var request = pollfd(fd: file.fileDescriptor, events: Int16(POLLIN), revents: 0)
        let count = poll(&request, 1, 120_000)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        let piece = file.availableData
        guard !piece.isEmpty else { break }
        bytes += piece
      }
      return String(decoding: bytes, as: UTF8.self)
    }

    /// Ends the input, and returns the rest of the output with the exit status.
    func end() throws -> (output: String, status: Int32) {
      try input.fileHandleForWriting.close()
      let bytes = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (String(decoding: bytes, as: UTF8.self), process.terminationStatus)
    }
  }

  @Test(arguments: ["jsonl", "short", "text"])
  func `a finding is printed once, before the end of the log`(format: String) throws {
    let log = try String(contentsOf: Repository.url("traces/reports/device.log"), encoding: .utf8)
    let run = try LiveRun(["check", "-", "--no-config", "--color", "never", "--format", format])
    try run.write(log + log.split(separator: "\n").prefix(1).joined() + "\n")
    let early = run.output(containing: "LC209")
    #expect(early.contains("LC209"), "\(early)")
    let (rest, status) = try run.end()
    #expect(status == 1)
    #expect((early + rest).components(separatedBy: "became visible here").count <= 2)
    #expect(!rest.contains("[LC209]") && !rest.contains("\"LC209\""), "\(rest)")
    #expect((early + rest).contains("LC223"))
  }
}
