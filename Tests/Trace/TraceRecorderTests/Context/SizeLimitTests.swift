import Foundation
import Testing
import TraceFormat
import TraceModel
import TraceRecorder

struct `The limit for the size of a trace` {
  @Test func `a trace in memory ends with a diagnostic at its limit`() throws {
    try check(MemorySink())
  }

  @Test func `a trace in a file ends with a diagnostic at its limit`() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try check(MappedFileSink(path: path))
  }

  private func check(_ sink: any TraceSink) throws {
    let recorder = TraceRecorder(
      header: TraceHeader(clock: .virtual, title: "limit"),
      time: VirtualTime(),
      sink: sink,
      sizeLimit: 2_000_000
    ) { _ in }
    let lanes = (0..<2).map { recorder.makeLane(name: "lane \($0)") }
    for number in 0..<40_000 {
      lanes[number % 2].record(
        TraceEvent(.mark, name: lanes[number % 2].intern("mark"), category: .markCategory)
      )
    }
    #expect(recorder.failure?.code == .sizeLimit)
    recorder.close()
    let bytes = try recorder.snapshot()
    #expect(bytes.count < 2_200_000)
    var reader = TraceReader(bytes: bytes)
    let trace = try Trace(reading: &reader)
    #expect(trace.problems.isEmpty)
    let message = "the trace was cut at 2 MB, the limit for its size"
    let cuts = trace.events.filter { $0.kind == .diagnostic }
    #expect(cuts.map { trace.names[$0.text] } == [message])
    #expect(trace.end.status == .stopped)
    #expect(trace.end.reason == message)
    let marks = trace.events.filter { $0.kind == .mark }.count
    #expect(marks + trace.end.dropped == 40_000)
  }
}
