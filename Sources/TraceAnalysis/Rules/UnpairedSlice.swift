import Findings
import TraceModel

/// Reports ends without a begin and begins without an end.
struct UnpairedSlice: Rule {
  static let descriptor = RuleDescriptor(
    7,
    "unpaired-slice",
    .error,
    [.input],
    summary: "An end has no begin on its thread, or a begin never ended.",
    rationale: "Viewers draw such slices to the end of the trace, drop them, or end the wrong one.",
    help: """
      end what is begun on the same thread; use asynchronous events (b, e) for spans that \
      overlap
      """,
    bad: "B a, B b, E a",
    good: "B a, B b, E b, E a",
    exceptions: [
      "In a trace of Lifeline what is open at the end may be where the program died.",
      "The end of a cut trace proves nothing.",
    ],
    sources: [
      "github.com/catapult-project/catapult/issues/4634",
      "github.com/catapult-project/catapult/issues/4137",
      "github.com/google/perfetto src/trace_processor/storage/stats.h: misplaced_end_event",
    ]
  )

  static let restsOnOrder = true

  static let signals: Signal.Kinds = [.unpaired, .end]

  /// The first end without a begin of each thread, and how many there are.
  private var ends: [ThreadID: (evidence: Finding.Evidence, count: Int)] = [:]

  mutating func receive(_ signal: Signal, in world: inout World) {
    switch signal {
    case .unpaired(let slice): take(slice, in: &world)
    case .traceEnded: reportEnds(in: &world)
    default: break
    }
  }

  private func reportEnds(in world: inout World) {
    for (thread, end) in ends.sorted(by: { $0.key < $1.key }) {
      let more = end.count > 1 ? ", and \(Spoken.count(end.count - 1, "more", plural: "more"))" : ""
      let place = "process \(thread.process) thread \(thread.thread)"
      report("an end on \(place) has no begin\(more)", help: nil, [end.evidence], in: &world)
    }
  }

  private mutating func take(_ slice: LoneSlice, in world: inout World) {
    let thread = "process \(slice.process) thread \(slice.thread)"
    let begin = slice.begin.map { Self.evidence($0, "begins here", in: world) }
    let end = slice.end.map { world.evidence($0, note: "ends here") }
    let name = slice.begin.map { Self.name($0, in: world) } ?? ""
    if let outer = slice.outer, let begin, let end {
      report(
        "\(name) on \(thread) never ended: the end of \(Self.name(outer, in: world)) around it came first",
        help: "end \(name) before line \(end.line)",
        [Self.evidence(outer, "the slice around it", in: world), begin, end],
        in: &world
      )
    } else if let begin {
      report(
        "\(name) on \(thread) never ended",
        help: "end it before the trace ends",
        [begin],
        in: &world
      )
    } else if let end {
      let key = ThreadID(process: slice.process, thread: slice.thread)
      ends[key] = (ends[key]?.evidence ?? end, (ends[key]?.count ?? 0) + 1)
    }
  }

  private func report(
    _ message: String,
    help: String?,
    _ evidence: [Finding.Evidence],
    in world: inout World
  ) {
    world.report(finding(message: message, help: help, evidence: evidence))
  }

  private static func name(_ slice: OpenSlice, in world: World) -> String {
    let name = world.text(of: slice.name)
    return name.isEmpty ? "the slice of line \(slice.line)" : "'\(name)' of line \(slice.line)"
  }

  private static func evidence(
    _ slice: OpenSlice,
    _ note: String,
    in world: World
  ) -> Finding.Evidence {
    world.evidence(slice, note: note)
  }
}
