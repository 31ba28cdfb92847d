import Foundation
import Testing
import TraceFormat
import TraceModel

/// The README's logging class under the runtime: what it prints against what was recorded.
struct `The log of a device` {
  @Test func `holds every callback that the recorder saw`() throws {
    let folder = try Folder.temporary()
    defer { try? FileManager.default.removeItem(at: folder) }
    let probe = try CommandRun.program("UnscopedProbe").path
    let run = try CommandRun("record", "-o", "out", "--", probe, "log", in: folder)
    try #require(run.status == 0)
    let log = run.errors.split(separator: "\n").filter { $0.contains(" UnscopedProbe[") }
    let input = Data((log.joined(separator: "\n") + "\n").utf8)
    let imported = try CommandRun("import", "-", input: input)
    #expect(imported.status == 0)
    #expect(imported.errors == "-: \(log.count) callbacks of 4 objects\n")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "out").path
    )
    let name = try #require(names.first { $0.hasSuffix(".json") })
    let recorded = try Data(contentsOf: folder.appending(path: "out/\(name)"))
    let calls = try Self.calls(recorded)
    #expect(calls.count == log.count { !$0.hasSuffix(" deinit") })
    #expect(calls.count > 20)
    #expect(try Self.calls(Data(imported.output.utf8)) == calls)
  }

  /// The callbacks of the classes that log, without indentation: a log does not nest.
  private static func calls(_ bytes: Data) throws -> [String] {
    var reader = TraceReader(bytes: Array(bytes))
    let trace = try Trace(reading: &reader)
    let log = CallLog(of: trace) { subject, name in
      subject.className.hasPrefix("Logged") && name != .loadView && name != .deinitializer
        && !trace.names[name].contains("Layout") && name != .updateViewConstraints
        && name != .addChild
    }
    return log.lines.map { String($0.drop { $0 == " " }) }
  }
}
