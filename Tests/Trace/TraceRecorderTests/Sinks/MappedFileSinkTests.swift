import Foundation
import Testing
import TraceFormat
import TraceModel
import TraceRecorder

struct `Mapped file sink` {
  private func recorder(
    _ run: ProbeRun,
    report: @escaping @Sendable (RecorderError) -> Void = StandardError.print
  ) throws -> TraceRecorder {
    TraceRecorder(
      header: TraceHeader(clock: .virtual, title: "file"),
      time: VirtualTime(),
      sink: try MappedFileSink(path: run.trace.path),
      report: report
    )
  }

  @Test func `a finished file has no padding and is ordered by time`() throws {
    let run = try ProbeRun()
    defer { run.remove() }
    let recorder = try recorder(run)
    let lanes = (0..<3).map { recorder.makeLane(name: "lane \($0)") }
    for number in 0..<6000 {
      let lane = lanes[number * 7 % 3]
      lane.record(TraceEvent(.mark, name: lane.intern("mark")))
    }
    recorder.close()
    let bytes = Array(try Data(contentsOf: run.trace))
    #expect(!bytes.contains(0))
    #expect(!String(decoding: bytes, as: UTF8.self).contains("\n "))
    var reader = TraceReader(bytes: bytes)
    let events = try Trace(reading: &reader).events
    #expect(events.filter { $0.kind == .mark }.count == 6000)
    let isInOrder = events.map(\.line).elementsEqual(2...UInt32(events.count + 1))
    #expect(isInOrder)
    #expect(reader.end == TraceEnd(status: .complete, events: 6000))
    #expect(reader.problems == [])
    let isSnapshot = try recorder.snapshot() == bytes
    #expect(isSnapshot)
    #expect(try FileManager.default.contentsOfDirectory(atPath: run.folder.path) == ["trace.json"])
  }

  @Test func `an unfinished file is read through its padding`() throws {
    let run = try ProbeRun()
    defer { run.remove() }
    let recorder = try recorder(run)
    let lanes = (0..<2).map { recorder.makeLane(name: "lane \($0)") }
    for number in 0..<4000 {
      let lane = lanes[number % 2]
      lane.record(TraceEvent(.mark, name: lane.intern("mark")))
    }
    let (marks, reader) = try run.marks(in: run.trace)
    #expect(marks.mapValues(\.count) == [1: 2000, 2: 2000])
    #expect(reader.end == TraceEnd(status: .cut, reason: "there is no footer"))
    #expect(reader.problems == [])
    recorder.close()
  }

  @Test func `an event longer than a slab gets its own slab`() throws {
    let run = try ProbeRun()
    defer { run.remove() }
    let recorder = try recorder(run)
    let lane = recorder.makeLane(name: "main")
    lane.record(TraceEvent(.mark, name: lane.intern("before")))
    lane.record(TraceEvent(.mark, name: lane.intern(String(repeating: "é", count: 100_000))))
    lane.record(TraceEvent(.mark, name: lane.intern("after")))
    recorder.close()
    var reader = try TraceReader(path: run.trace.path)
    let trace = try Trace(reading: &reader)
    let marks = trace.events.filter { $0.kind == .mark }.map { trace.names[$0.name].count }
    #expect(marks == [6, 100_000, 5])
  }

  @Test func `an unwritable path is an error with the path`() {
    #expect {
      try MappedFileSink(path: "/nowhere/at/all/trace.json")
    } throws: { error in
      "\(error)" == """
        error: '/nowhere/at/all/trace.json' can't be written: No such file or directory \
        [unwritable-path]
        help: choose a path in a folder that exists and that you may write to
        """
    }
  }

  @Test func `threads record concurrently`() throws {
    let run = try ProbeRun()
    defer { run.remove() }
    let recorder = TraceRecorder(
      header: TraceHeader(clock: .monotonic, title: "threads"),
      time: MonotonicTime(),
      sink: try MappedFileSink(path: run.trace.path)
    )
    DispatchQueue.concurrentPerform(iterations: 4) { number in
      let lane = recorder.makeLane(name: "thread \(number)")
      var event = TraceEvent(.mark, name: lane.intern("mark"))
      for place in 1...Int32(3000) {
        event.index = place
        lane.record(event)
      }
    }
    recorder.close()
    let (marks, reader) = try run.marks(in: run.trace)
    #expect(marks.keys.sorted() == [1, 2, 3, 4])
    let isGapless = marks.values.allSatisfy { $0.elementsEqual(1...Int32(3000)) }
    #expect(isGapless)
    #expect(reader.end == TraceEnd(status: .complete, events: 12_000))
  }

  @Test func `closing during recording counts every event once`() throws {
    let run = try ProbeRun()
    defer { run.remove() }
    let recorder = try recorder(run)
    DispatchQueue.concurrentPerform(iterations: 3) { number in
      guard number > 0 else {
        usleep(2000)
        recorder.close()
        return
      }
      let lane = recorder.makeLane(name: "thread \(number)")
      let event = TraceEvent(.mark, name: lane.intern("mark"))
      for _ in 0..<20_000 { lane.record(event) }
    }
    let (marks, _) = try run.marks(in: run.trace)
    let stored = marks.values.map(\.count).reduce(0, +)
    // A thread that started after the end also lost the line with its name.
    #expect((40_000...40_002).contains(stored + recorder.dropped))
  }
}
