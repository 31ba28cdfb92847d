import Foundation
import Testing
import TraceFormat
import TraceModel

@Suite(.serialized) struct `Full disk` {
  /// Mounts a file system of 1 MB in memory; `nil` where mounting is not allowed.
  private static func mount(at folder: String) -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/mount")
    process.arguments = ["-t", "tmpfs", "-o", "size=1m", "tmpfs", folder]
    process.standardError = Pipe()
    do { try process.run() } catch { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  private static func unmount(_ folder: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/umount")
    process.arguments = [folder]
    do { try process.run() } catch { return }
    process.waitUntilExit()
  }

  /// Whether tests may mount: this needs root and a capability that containers often lack.
  static let canMount: Bool = {
    guard let run = try? ProbeRun() else { return false }
    defer { run.remove() }
    guard mount(at: run.folder.path) else { return false }
    unmount(run.folder.path)
    return true
  }()

  @Test(.enabled(if: canMount, "mounting a file system in memory needs root"))
  func `a full disk does not end the program`() throws {
    let run = try ProbeRun()
    defer { run.remove() }
    try #require(Self.mount(at: run.folder.path))
    defer { Self.unmount(run.folder.path) }
    let (process, output) = try run.start("fill")
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
    let message =
      "the disk has no room for more of '\(run.trace.path)'; recording stops, the program goes on"
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    try #require(lines.count == 4)
    #expect(lines[0] == "lifeline: error: \(message) [disk-full]")
    #expect(lines[1] == "help: make room, or record to another disk")
    let (marks, reader) = try run.marks(in: run.trace)
    let recorded = try #require(marks[1]?.count)
    #expect(recorded > 9000)
    #expect(lines[2] == "recorded \(recorded) dropped 1001")
    #expect(lines[3] == message)
    #expect(reader.end.status == .stopped)
    #expect(reader.end.reason == message)
    #expect(reader.end.dropped == 1001)
    #expect(reader.problems == [])
  }
}
