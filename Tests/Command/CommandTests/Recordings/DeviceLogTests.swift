import Foundation
import TestSupport
import Testing
import TraceFormat
import TraceModel

/// The logging class of the README on the runtime: its lines are compared with the recording.
struct `The logging class of the README` {
  @Test func `the log contains every recorded callback`() throws {
    let folder = try Workspace()
    defer { folder.remove() }
    let probe = try CommandRun.program("UnscopedProbe").path
    let run = try CommandRun("record", "-o", "out", "--", probe, "log", in: folder.url)
    try #require(run.status == 0)
    let log = run.errors.split(separator: "\n").filter { $0.contains(" UnscopedProbe[") }
    let input = Data((log.joined(separator: "\n") + "\n").utf8)
    let imported = try CommandRun("import", "-", input: input)
    #expect(imported.status == 0)
    #expect(imported.errors == "-: \(log.count) callbacks of 4 objects\n")
    let name = try #require(folder.names(in: "out").first { $0.hasSuffix(".json") })
    let calls = try Self.calls(Data(folder.text("out/\(name)").utf8))
    #expect(calls.count == log.count { !$0.hasSuffix(" deinit") })
    #expect(calls.count > 20)
    #expect(try Self.calls(Data(imported.output.utf8)) == calls)
  }

  /// The callbacks of the logging classes, without the indentation of nested calls.
  private static func calls(_ bytes: Data) throws -> [String] {
    var reader = TraceReader(bytes: Array(bytes))
    let trace = try Trace(reading: &reader)
    let log = CallLog(of: trace) { subject, name in
      subject.className.hasPrefix("Logged") && name != .loadView && name != .deinitializer
        && !trace.names[name].contains("Layout") && name != .updateViewConstraints
        && name != .addChild && name != .viewSafeAreaInsetsDidChange
    }
    return log.lines.map { String($0.drop { $0 == " " }) }
  }
}
