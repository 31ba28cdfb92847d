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

  /// Records marks that are numbered from 1.
  private func record(_ count: Int32, on lane: RecorderLane) {
    var event = TraceEvent(.mark, name: lane.intern("mark"))
    for number in 1...count {
      event.index = number
      lane.record(event)
    }
  }

  @Test func `a path in use is refused to a second recorder`() throws {
    let run = try ProbeRun()
    defer { run.remove() }
    let first = try recorder(run.trace.path)
    let firstLane = first.makeLane(name: "first")
    record(10, on: firstLane)
    #expect {
      try MappedFileSink(path: run.trace.path)
    } throws: { error in
      "\(error)" == """
        error: '\(run.trace.path)' can't be written: another recorder of this process, which records \
        'path', records into it [path-in-use]
        help: choose another path, or wait until that recording ends
        """
    }
    record(5000, on: firstLane)
    first.close()
    #expect(try run.marks(in: run.trace).byThread.mapValues(\.count) == [1: 5010])
    let second = try recorder(run.trace.path)
    record(20, on: second.makeLane(name: "second"))
    second.close()
    let (marks, reader) = try run.marks(in: run.trace)
    #expect(marks.mapValues(\.count) == [1: 20])
    #expect(reader.end == TraceEnd(status: .complete, events: 20))
    #expect(try FileManager.default.contentsOfDirectory(atPath: run.folder.path) == ["trace.json"])
  }

  @Test func `one of two recorders that start at the same time gets the path`() throws {
    let run = try ProbeRun()
    defer { run.remove() }
    try Data("old".utf8).write(to: run.trace)
    let sinks = try (0..<4).map { _ in try MappedFileSink(path: run.trace.path) }
    let recorders = sinks.map { sink in
      TraceRecorder(
        header: TraceHeader(clock: .virtual, title: "path"),
        time: VirtualTime(),
        sink: sink,
        report: { _ in }
      )
    }
    #expect(recorders.map { $0.failure?.code } == [nil, .pathInUse, .pathInUse, .pathInUse])
    for recorder in recorders { record(7, on: recorder.makeLane(name: "main")) }
    for recorder in recorders.reversed() { recorder.close() }
    #expect(try run.marks(in: run.trace).byThread.mapValues(\.count) == [1: 7])
    #expect(recorders.map(\.dropped) == [0, 8, 8, 8])
  }

  @Test func `the path of a process that ended is free`() throws {
    let run = try ProbeRun()
    defer { run.remove() }
    let (process, _) = try run.start("record", [run.counts.path, "1"])
    try run.waitForFirstMarks(lanes: 1)
    let number = process.processIdentifier
    #expect {
      try MappedFileSink(path: run.trace.path)
    } throws: { error in
      // Not every system publishes the holder of a lock.
      let message = "\(error)"
      return message.contains("process \(number), which records 'probe', records into it")
        || message.contains("another recorder, which records 'probe', records into it")
    }
    kill(number, SIGKILL)
    process.waitUntilExit()
    let recorder = try recorder(run.trace.path)
    record(3, on: recorder.makeLane(name: "main"))
    recorder.close()
    #expect(try run.marks(in: run.trace).byThread.mapValues(\.count) == [1: 3])
  }

  @Test func `a replaced file keeps its permissions`() throws {
    let run = try ProbeRun()
    defer { run.remove() }
    try Data("old".utf8).write(to: run.trace)
    try #require(chmod(run.trace.path, 0o600) == 0)
    func mode() throws -> Int? {
      let attributes = try FileManager.default.attributesOfItem(atPath: run.trace.path)
      return (attributes[.posixPermissions] as? NSNumber)?.intValue
    }
    let recorder = try recorder(run.trace.path)
    record(3, on: recorder.makeLane(name: "main"))
    #expect(try mode() == 0o600)
    recorder.close()
    #expect(try mode() == 0o600)
  }

  @Test func `another program's file at the path is kept, and the trace is beside it`() throws {
    let run = try ProbeRun()
    defer { run.remove() }
    let recorder = try recorder(run.trace.path)
    record(10, on: recorder.makeLane(name: "main"))
    try Data("theirs".utf8).write(to: run.trace, options: .atomic)
    recorder.close()
    #expect(try String(contentsOf: run.trace, encoding: .utf8) == "theirs")
    #expect(recorder.failure?.code == .fileReplaced)
    let beside = run.folder.appending(path: "trace-2.json")
    #expect(try run.marks(in: beside).byThread.mapValues(\.count) == [1: 10])
    #expect(try recorder.snapshot() == Array(try Data(contentsOf: beside)))
  }

  @Test(arguments: ["truncate -s 0", "truncate -s 70000", ": >", "cp ../other", "cp ../trace"])
  func `a file that another program changes stops recording but not the program`(
    command: String
  ) throws {
    let run = try ProbeRun()
    defer { run.remove() }
    let folder = run.folder.appending(path: "live")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("theirs".utf8).write(to: run.folder.appending(path: "other"))
    try Data(repeating: 0x20, count: 1 << 20).write(to: run.folder.appending(path: "trace"))
    let recorder = try recorder(folder.appending(path: "trace.json").path)
    let lanes = [recorder.makeLane(name: "a"), recorder.makeLane(name: "b")]
    for lane in lanes { record(3000, on: lane) }
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-c", "\(command) trace.json"]
    shell.currentDirectoryURL = folder
    try shell.run()
    shell.waitUntilExit()
    let theirs = try Data(contentsOf: folder.appending(path: "trace.json"))
    for lane in lanes { record(3000, on: lane) }
    recorder.close()
    #expect(recorder.failure?.code == .fileChanged, "\(recorder.failure?.message ?? "none")")
    #expect(recorder.dropped > 2000)
    let rest = try Data(contentsOf: folder.appending(path: "trace.json"))
    // One slab per lane may have been written to a file that was extended again.
    #expect(rest.count >= theirs.count)
    #expect(rest.prefix(1000) == theirs.prefix(1000))
  }

  @Test(arguments: [true, false]) func `a link at the path is kept`(exists: Bool) throws {
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

  @Test func `a second hard link keeps the old file`() throws {
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

  @Test func `the path of a folder is an error`() throws {
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
  func `a path that is not a file stops recording but not the program`(path: String) throws {
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

  @Test func `a recording continues after its folder was removed`() throws {
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

  @Test func `a file size limit stops recording but not the program`() throws {
    let run = try ProbeRun()
    defer { run.remove() }
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    // The unit is 512 or 1024 bytes, depending on the shell.
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
