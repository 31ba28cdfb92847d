import Testing
import TraceFormat
import TraceModel

struct `Trace of another program` {
  private func trace(_ text: String) throws -> Trace {
    var reader = TraceReader(bytes: Array(text.utf8))
    return try Trace(reading: &reader)
  }

  @Test func `the object form is read`() throws {
    let trace = try trace(
      """
      {"displayTimeUnit": "ns", "traceEvents": [
        {"name": "a", "cat": "c", "ph": "B", "pid": 12, "tid": "34", "ts": 10, "args": {"x": 1}},
        {"name": "a", "cat": "c", "ph": "E", "pid": 12, "tid": "34", "ts": 12.5}
      ], "metadata": {"command": ["]}"]}}
      """
    )
    #expect(trace.problems == [])
    #expect(trace.end == TraceEnd(status: .complete))
    #expect(trace.events.map(\.kind) == [.begin, .end])
    #expect(trace.events.map(\.time.nanoseconds) == [10_000, 12_500])
    #expect(trace.events.map { [$0.process, $0.thread] } == [[12, 34], [12, 34]])
    #expect(trace.events.map { trace.names[$0.name] } == ["a", "a"])
    #expect(trace.events.map { trace.names[$0.category] } == ["c", "c"])
    #expect(trace.events.map(\.line) == [2, 3])
  }

  @Test func `unknown events are kept unchanged`() throws {
    let line = #"{"name":"x","ph":"X","pid":1,"tid":1,"ts":1.5,"dur":3,"args":{"id":1}}"#
    let trace = try trace("[\(line)]")
    #expect(trace.events.map(\.kind) == [.unknown])
    #expect(trace.events.map { trace.names[$0.extra] } == [line])
    #expect(trace.events.map(\.time.nanoseconds) == [1500])
  }

  @Test func `an unclosed array is read as cut`() throws {
    let trace = try trace("[\n{\"ph\":\"B\",\"pid\":1,\"tid\":1,\"ts\":1,\"name\":\"a\"},\n")
    #expect(trace.end == TraceEnd(status: .cut, reason: "the array of events is not closed"))
  }

  @Test func `a trace without a bracket is read with a note`() throws {
    let trace = try trace("{\"ph\":\"B\",\"ts\":1,\"name\":\"a\"}\n{\"ph\":\"E\",\"ts\":2}\n")
    #expect(trace.events.map(\.kind) == [.begin, .end])
    #expect(
      trace.problems.map(\.message) == ["the trace begins with an event, expected '['"]
    )
  }

  @Test func `an end with a name closes the span of that name`() throws {
    let trace = try trace(
      """
      [{"ph":"B","ts":1,"name":"a"},{"ph":"B","ts":2,"name":"b"},{"ph":"E","ts":3,"name":"a"},
      {"ph":"E","ts":4},{"ph":"E","ts":5,"name":"zzz"}]
      """
    )
    #expect(trace.events.map { trace.names[$0.name] } == ["a", "b", "a", "", "zzz"])
  }

  @Test func `an end with a name closes its span in a stack of hundreds`() throws {
    let begins = (0..<300).map { #"{"ph":"B","ts":1,"name":"\#($0 == 7 ? "seven" : "other")"}"# }
    let ends = ["zzz", "seven", "seven", "other"].map { #"{"ph":"E","ts":2,"name":"\#($0)"}"# }
    let more = [#"{"ph":"B","ts":3,"name":"zzz"}"#, #"{"ph":"E","ts":4,"name":"zzz"}"#]
    let last = #"{"ph":"E","ts":5}"#
    let lines = begins + ends + more + Array(repeating: last, count: 7)
    let trace = try trace("[" + lines.joined(separator: ",\n") + "]")
    let names = trace.events.suffix(13).map { trace.names[$0.name] }
    // `seven` closes the spans inside it; of the seven spans before it, one is closed and six are
    // open.
    #expect(
      names == ["zzz", "seven", "seven", "other", "zzz", "zzz"]
        + Array(repeating: "other", count: 6) + [""]
    )
  }

  @Test(
    arguments: [
      ("1", 1000), ("1.5", 1500), ("0.0004", 0), ("0.0005", 1), ("1.23456", 1235),
      ("1e3", 1_000_000),
      ("-2.001", -2001), ("\"7\"", 7000), ("123456789012.345", 123_456_789_012_345),
    ]
  )
  func `times are read in every form of number`(text: String, nanoseconds: Int64) throws {
    let trace = try trace("[{\"ph\":\"i\",\"ts\":\(text),\"name\":\"a\"}]")
    #expect(trace.events.map(\.time.nanoseconds) == [nanoseconds])
    #expect(trace.problems == [])
  }

  @Test func `damage in an event over several lines loses one event`() throws {
    let trace = try trace(
      """
      [
        {
          "ph": "B",
          "ts": 1,
          "name": "a"
        },
        {
          "ph": "B",
          "ts": oops,
          "name": "b"
        },
        {
          "ph": "E",
          "ts": 3
        }
      ]
      """
    )
    #expect(trace.events.map(\.kind) == [.begin, .end])
    #expect(
      trace.problems.map { "\($0.line):\($0.column): \($0.message)" }
        == ["9:11: found 'o', expected a value; the event is skipped"]
    )
  }

  @Test func `escapes are resolved`() throws {
    let trace = try trace(#"[{"ph":"i","ts":1,"name":"a\u00e9\ud83d\ude00\ud83d\n\/\"\\"}]"#)
    #expect(trace.events.map { trace.names[$0.name] } == ["aé😀\u{FFFD}\n/\"\\"])
  }
}
