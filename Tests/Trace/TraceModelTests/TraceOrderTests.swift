import TestSupport
import Testing
import TraceModel

struct `Event order of a trace` {
  /// A source that returns fixed events.
  private struct Source: TraceEventSource {
    var header: TraceHeader
    var end = TraceEnd(status: .complete)
    var problems: [TraceProblem] = []
    var names = NameTable()
    var events: ArraySlice<TraceEvent>

    init(_ clock: ClockKind, _ events: [TraceEvent]) {
      header = TraceHeader(clock: clock, title: "")
      self.events = events[...]
    }

    mutating func next() -> TraceEvent? { events.popFirst() }
  }

  private let home = SubjectID(process: 1, number: 1)

  private func event(_ kind: EventKind, at time: Int64, thread: UInt32 = 1) -> TraceEvent {
    var event = TraceEvent(kind, at: Instant(nanoseconds: time), subject: home)
    event.thread = thread
    return event
  }

  @Test func `the order of lines is kept if the clock of a log goes back`() throws {
    var source = Source(
      .wall,
      [event(.birth, at: 20), event(.begin, at: 10, thread: 2), event(.end, at: 30, thread: 2)]
    )
    let trace = try Trace(reading: &source)
    #expect(trace.events.map(\.kind) == [.birth, .begin, .end])
    #expect(trace.events.map(\.time.nanoseconds) == [20, 20, 30])
  }

  @Test func `a new run in a log follows the run before it`() throws {
    let second: Int64 = 1_000_000_000
    var source = Source(
      .wall,
      [
        event(.birth, at: 0), event(.mark, at: 9 * second), event(.mark, at: 2 * second),
        event(.mark, at: 3 * second), event(.mark, at: .min), event(.mark, at: .max),
        event(.mark, at: .min),
      ]
    )
    let times = try Trace(reading: &source).events.map(\.time.nanoseconds)
    #expect(times.prefix(4).map { $0 / second } == [0, 9, 9, 10])
    #expect(times == times.sorted())
  }

  @Test func `the events of a thread are never reordered`() throws {
    var source = Source(
      .monotonic,
      [
        event(.begin, at: 20), event(.end, at: 10), event(.mark, at: 15, thread: 2),
        event(.begin, at: 18),
      ]
    )
    let trace = try Trace(reading: &source)
    #expect(trace.events.map(\.kind) == [.mark, .begin, .end, .begin])
    #expect(trace.events.map(\.time.nanoseconds) == [15, 20, 20, 20])
    #expect(TraceHistory(trace).unmatchedEnds == 0)
  }
}
