import Foundation
import Synchronization
import Testing
import TraceFormat
import TraceModel
import TraceRecorder

struct `Trace of a running recording` {
  @Test func `a trace that is read after every event equals a full read`() throws {
    let context = RecordingContext.inMemory(title: "live")
    let lane = context.recorder.makeLane(name: "main")
    for number in 0..<300 {
      record(number, on: lane, of: context)
      if number % 7 < 3 { try expectFullRead(context) }
    }
    context.recorder.close()
    try expectFullRead(context)
    try expectFullRead(context)
  }

  @Test func `a trace in a file that is read after every event equals a full read`() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let context = RecordingContext(
      recorder: TraceRecorder(
        header: TraceHeader(clock: .virtual, title: "live"),
        time: VirtualTime(),
        sink: try MappedFileSink(path: path)
      )
    )
    let lanes = (0..<3).map { context.recorder.makeLane(name: "lane \($0)") }
    // More than a slab of 64 KiB for each lane.
    for number in 0..<3_000 {
      record(number, on: lanes[number * 7 % 3], of: context)
      if number % 97 == 0 { try expectFullRead(context) }
    }
    context.recorder.close()
    try expectFullRead(context)
  }

  @Test func `an event that is older than one that was read comes before it`() throws {
    let time = SettableTime()
    let context = RecordingContext(
      recorder: TraceRecorder(
        header: TraceHeader(clock: .monotonic, title: "live"),
        time: time,
        sink: MemorySink()
      )
    )
    let lanes = [10, 20].map { context.recorder.makeLane(name: "lane \($0)") }
    for (lane, moment) in [(0, 100), (1, 50), (0, 100), (1, 100), (0, 170), (1, 160), (1, 170)] {
      time.set(moment)
      record(moment, on: lanes[lane], of: context)
      try expectFullRead(context)
    }
    let times = try context.trace().events.filter { $0.kind.isTimed }.map(\.time.nanoseconds)
    #expect(times == [50, 100, 100, 100, 160, 170, 170])
  }

  @Test func `a trace that is kept does not change when more is recorded`() throws {
    let context = RecordingContext.inMemory(title: "live")
    let lane = context.recorder.makeLane(name: "main")
    record(1, on: lane, of: context)
    let kept = try context.trace()
    let count = kept.events.count
    record(2, on: lane, of: context)
    #expect(try context.trace().events.count == count + 1)
    #expect(kept.events.count == count)
  }

  /// Records events whose names, births and deaths need the state of the reader.
  private func record(_ number: Int, on lane: RecorderLane, of context: RecordingContext) {
    switch number % 4 {
    case 0:
      let subject = context.recorder.nextSubject()
      var event = TraceEvent(
        .birth,
        subject: subject,
        name: lane.intern("Class\(number % 5)"),
        category: .objectCategory
      )
      event.subjectKind = .viewController
      lane.record(event)
    case 1: lane.record(TraceEvent(.begin, name: .viewDidLoad, category: .callbackCategory))
    case 2: lane.record(TraceEvent(.end, name: .viewDidLoad, category: .callbackCategory))
    default:
      lane.record(TraceEvent(.mark, name: lane.intern("m\(number)"), category: .markCategory))
    }
  }

  private func expectFullRead(
    _ context: RecordingContext,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var reader = TraceReader(bytes: try context.traceBytes())
    let full = try Trace(reading: &reader)
    let live = try context.trace()
    #expect(Array(live.events) == Array(full.events), sourceLocation: sourceLocation)
    #expect(live.header == full.header, sourceLocation: sourceLocation)
    #expect(live.end == full.end, sourceLocation: sourceLocation)
    #expect(live.problems == full.problems, sourceLocation: sourceLocation)
    #expect(
      live.subjects.map(\.className) == full.subjects.map(\.className),
      sourceLocation: sourceLocation
    )
    #expect(
      live.events.map { live.names[$0.name] } == full.events.map { full.names[$0.name] },
      sourceLocation: sourceLocation
    )
  }

  /// A clock that is set by the test.
  private final class SettableTime: TimeSource {
    private let nanoseconds = Atomic<Int64>(0)

    var kind: ClockKind { .monotonic }

    func set(_ moment: Int) { nanoseconds.store(Int64(moment), ordering: .relaxed) }

    func stamp() -> TraceModel.Instant { now() }

    func now() -> TraceModel.Instant {
      TraceModel.Instant(nanoseconds: nanoseconds.load(ordering: .relaxed))
    }
  }
}
