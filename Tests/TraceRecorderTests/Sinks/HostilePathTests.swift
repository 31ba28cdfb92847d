import Foundation
import Testing
import TraceFormat
import TraceModel
import TraceRecorder

struct `A path for a trace` {
  private func recorder(_ path: String) throws -> TraceRecorder {
    TraceRecorder(
      header: TraceHeader(clock: .virtual, title: "path"),
      time: VirtualTime(),
      sink: try MappedFileSink(path: path),
      report: { _ in }
    )
  }

  /// Records marks that are numbered from 1 on.
  private func record(_ count: Int32, on lane: RecorderLane) {
    var event = TraceEvent(.mark, name: lane.intern("mark"))
    for number in 1...count {
      event.index = number
      lane.record(event)
    }
  }

  @Test func `may be that of another recorder that goes on`() throws {
    let run = try ProbeRun()
    defer { run.remove() }
    let first = try recorder(run.trace.path)
    let firstLane = first.makeLane(name: "first")
    record(10, on: firstLane)
    let second = try recorder(run.trace.path)
    record(20, on: second.makeLane(name: "second"))
    // Its memory is no part of an emptied file: that would end the program here.
    record(5000, on: firstLane)
    first.close()
    #expect(try run.marks(in: run.trace).byThread.mapValues(\.count) == [1: 5010])
    second.close()
    let (marks, reader) = try run.marks(in: run.trace)
    #expect(marks.mapValues(\.count) == [1: 20])
    #expect(reader.end == TraceEnd(status: .complete, events: 20))
    #expect(try FileManager.default.contentsOfDirectory(atPath: run.folder.path) == ["trace.json"])
  }

  @Test(arguments: [true, false]) func `may be a link, which stays`(exists: Bool) throws {
    let run = try ProbeRun()
    defer { run.remove() }
    let link = run.folder.appending(path: "latest.json")
    if exists { try Data("old".utf8).write(to: run.trace) }
    try FileManager.default.createSymbolicLink(
      atPath: link.path,
      withDestinationPath: "trace.json"
    )
    let recorder = try recorder(link.path)
    record(10, on: recorder.makeLane(name: "main"))
    recorder.close()
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "trace.json"
    )
    let (marks, reader) = try run.marks(in: run.trace)
    #expect(marks.mapValues(\.count) == [1: 10])
    #expect(reader.end.status == .complete)
  }

  @Test func `leaves a file that has it as a second name`() throws {
    let run = try ProbeRun()
    defer { run.remove() }
    let other = run.folder.appending(path: "kept.json")
    try Data("old".utf8).write(to: other)
    try FileManager.default.linkItem(at: other, to: run.trace)
    let recorder = try recorder(run.trace.path)
    record(10, on: recorder.makeLane(name: "main"))
    recorder.close()
    #expect(try String(contentsOf: other, encoding: .utf8) == "old")
  }

  @Test func `is finished without following a link beside it`() throws {
    let run = try ProbeRun()
    defer { run.remove() }
    let other = run.folder.appending(path: "other")
    try Data("old".utf8).write(to: other)
    try FileManager.default.createSymbolicLink(
      atPath: run.trace.path + ".finishing",
      withDestinationPath: "other"
    )
    let recorder = try recorder(run.trace.path)
    record(10, on: recorder.makeLane(name: "main"))
    recorder.close()
    #expect(try String(contentsOf: other, encoding: .utf8) == "old")
    #expect(try run.marks(in: run.trace).byThread.mapValues(\.count) == [1: 10])
  }

  @Test func `of a folder is an error that says so`() throws {
    let run = try ProbeRun()
    defer { run.remove() }
    #expect {
      try MappedFileSink(path: run.folder.path)
    } throws: { error in
      "\(error)".hasPrefix(
        "error: '\(run.folder.path)' can't be written: Is a directory [unwritable-path]"
      )
    }
  }

  @Test(arguments: ["/dev/null", "/dev/full", "fifo"])
  func `of what is no file stops recording, not the program`(path: String) throws {
    let run = try ProbeRun()
    defer { run.remove() }
    let fifo = run.folder.appending(path: "fifo").path
    try #require(mkfifo(fifo, 0o600) == 0)
    let recorder = try recorder(path == "fifo" ? fifo : path)
    let lane = recorder.makeLane(name: "main")
    record(10, on: lane)
    recorder.close()
    #expect(recorder.failure?.code == .system)
    #expect(recorder.dropped == 11)
  }

  @Test func `of a removed folder keeps the recording that is under way`() throws {
    let run = try ProbeRun()
    defer { run.remove() }
    let recorder = try recorder(run.trace.path)
    let lane = recorder.makeLane(name: "main")
    try FileManager.default.removeItem(at: run.folder)
    record(5000, on: lane)
    recorder.close()
    var reader = TraceReader(bytes: try recorder.snapshot())
    let marks = try Trace(reading: &reader).events.count { $0.kind == .mark }
    #expect(marks == 5000)
  }

  @Test func `of a file that may not grow stops recording, not the program`() throws {
    let run = try ProbeRun()
    defer { run.remove() }
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    // In units of 512 bytes or 1024, as shells differ.
    process.arguments = [
      "-c", "ulimit -f 600; exec \"$0\" fill \"$1\"", ProbeRun.program.path, run.trace.path,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(),
      as: UTF8.self
    )
    process.waitUntilExit()
    #expect(process.terminationReason == .exit, "\(text)")
    #expect(text.contains("File too large; recording stops, the program goes on"), "\(text)")
    let (marks, reader) = try run.marks(in: run.trace)
    #expect((marks[1]?.count ?? 0) > 1000)
    #expect(reader.end.status == .stopped)
    #expect(reader.problems == [])
  }
}
