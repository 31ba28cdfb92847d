import Testing
import TraceModel

struct `Event index` {
  /// Gives the events of two threads, whose times are not in the order of the lines.
  private struct Source: TraceEventSource {
    var names = NameTable()
    var header: TraceHeader
    var end = TraceEnd(status: .complete)
    var problems: [TraceProblem] = []
    var events: ArraySlice<TraceEvent>

    mutating func next() -> TraceEvent? { events.popFirst() }
  }

  private func trace(times: [(thread: UInt32, time: Int64)]) throws -> Trace {
    var source = Source(
      header: TraceHeader(clock: .monotonic, title: "two threads"),
      events: times.enumerated().map { number, item in
        var event = TraceEvent(.begin, at: Instant(nanoseconds: item.time), name: .viewDidLoad)
        event.thread = item.thread
        event.line = UInt32(number + 1)
        return event
      }[...]
    )
    return try Trace(reading: &source)
  }

  @Test func `an index refers to the same event after the trace was sorted by time`() throws {
    let trace = try trace(times: [(1, 30), (1, 40), (2, 10), (2, 35)])
    #expect(trace.events.map(\.line) == [3, 1, 4, 2])
    for number in UInt32(0)..<4 {
      let position = try #require(trace.position(of: EventIndex(number)))
      #expect(trace.events[position].line == number + 1)
      #expect(trace.index(at: position) == EventIndex(number))
    }
  }

  @Test func `an index is a position where the events are in the order of their times`() throws {
    let trace = try trace(times: [(1, 10), (2, 20)])
    #expect(trace.position(of: EventIndex(1)) == 1)
    #expect(trace.position(of: EventIndex(2)) == nil)
  }
}
