import Foundation
import TestSupport
import Testing
import TraceFormat
import TraceModel
import TraceRecorder

@Suite(
  .enabled(if: ForeignProgram.perfetto != nil, "PERFETTO_UI does not name Perfetto's interface"),
  .serialized
)
struct `Perfetto` {
  /// The numbers of events that a viewer shows.
  struct Counts: Equatable {
    /// Begins and instants on the tracks of threads.
    var slices = 0
    /// Begins without an end.
    var open = 0
    /// Lifetimes and states on the tracks of objects.
    var spans = 0
    /// Lifetimes and states without an end.
    var openSpans = 0
    var threadTracks = 0
    var objectTracks = 0
  }

  /// Counts the events with this project's reader.
  private func ours(_ bytes: [UInt8]) throws -> Counts {
    var reader = TraceReader(bytes: bytes)
    var counts = Counts()
    var threads: Set<UInt32> = []
    var objects: Set<SubjectID> = []
    while let event = try reader.next() {
      switch event.kind {
      case .begin, .mark, .hierarchy, .diagnostic:
        counts.slices += 1
        if event.kind == .begin { counts.open += 1 }
        threads.insert(event.thread)
      case .end where !event.name.isEmpty: counts.open -= 1
      case .birth, .stateBegin:
        counts.spans += 1
        counts.openSpans += 1
        objects.insert(event.subject)
      case .death, .stateEnd: counts.openSpans -= 1
      default: break
      }
    }
    counts.threadTracks = threads.count
    counts.objectTracks = objects.count
    return counts
  }

  /// Counts the events with Perfetto's trace processor.
  private func perfettos(_ bytes: [UInt8]) throws -> Counts {
    let run = try ProbeRun()
    defer { run.remove() }
    try Data(bytes).write(to: run.trace)
    let node = try #require(ForeignProgram.find("node"))
    let script = Repository.url("Tests/Interop/perfetto_query.js").path
    let sql = """
      select count(*), coalesce(sum(dur = -1), 0), count(distinct track_id) from slice \
      where track_id in (select id from thread_track) union all \
      select count(*), coalesce(sum(dur = -1), 0), count(distinct track_id) from slice \
      where track_id not in (select id from thread_track)
      """
    let (status, output) = try ForeignProgram.run(node, [script, run.trace.path, sql])
    try #require(status == 0, "\(output)")
    let rows = try JSONDecoder().decode([[Int]].self, from: Data(output.utf8))
    try #require(rows.count == 2)
    return Counts(
      slices: rows[0][0],
      open: rows[0][1],
      spans: rows[1][0],
      openSpans: rows[1][1],
      threadTracks: rows[0][2],
      objectTracks: rows[1][2]
    )
  }

  @Test func `Perfetto finds the same numbers of events in the sample`() throws {
    let bytes = try Repository.bytes("traces/format/v1.json")
    let counts = try ours(bytes)
    #expect(
      counts
        == Counts(slices: 27, open: 0, spans: 10, openSpans: 6, threadTracks: 2, objectTracks: 6)
    )
    #expect(try perfettos(bytes) == counts)
  }

  @Test(arguments: [700, 1500, 2222, 3000, 3456, 4100, 5000])
  func `Perfetto finds the same numbers of events in a cut sample`(length: Int) throws {
    let bytes = Array(try Repository.bytes("traces/format/v1.json").prefix(length))
    #expect(try perfettos(bytes) == ours(bytes))
  }

  @Test(arguments: [false, true])
  func `Perfetto finds the same numbers of events in a recorded file`(isClosed: Bool) throws {
    let run = try ProbeRun()
    defer { run.remove() }
    let recorder = TraceRecorder(
      header: TraceHeader(clock: .virtual, title: "recorded"),
      time: VirtualTime(),
      sink: try MappedFileSink(path: run.trace.path)
    )
    let lanes = (0..<2).map { recorder.makeLane(name: "lane \($0)") }
    let subject = recorder.nextSubject()
    lanes[0].record(TraceEvent(.birth, subject: subject, name: lanes[0].intern("Home")))
    for number in 0..<3000 {
      let lane = lanes[number % 2]
      let name = lane.intern("callback \(number % 9)")
      lane.record(TraceEvent(.begin, subject: subject, name: name, category: .callbackCategory))
      lane.record(TraceEvent(.mark, name: name))
      if number < 2990 { lane.record(TraceEvent(.end)) }
    }
    if isClosed { recorder.close() }
    let bytes = Array(try Data(contentsOf: run.trace))
    let counts = try ours(bytes)
    #expect(counts.slices == 6000)
    #expect(counts.open == 10)
    #expect(try perfettos(bytes) == counts)
    recorder.close()
  }
}
