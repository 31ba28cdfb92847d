import AnalysisEngine
import Findings
import TraceModel

/// Reports ends without a begin and begins without an end.
struct UnpairedSlice: Rule {
  let descriptor = RuleDescriptor(
    7,
    "unpaired-slice",
    .error,
    [.input],
    summary: "An end has no begin on its thread, or a begin has no end.",
    rationale: """
      Viewers draw such slices to the end of the trace, drop them, or end the wrong slice.
      """,
    help: """
      end each slice on the thread where it begins; use asynchronous events (b, e) for spans \
      that overlap
      """,
    examples: .trace(
      wrong: PackageResources.LC007_wrong_jsonl,
      right: PackageResources.LC007_right_jsonl
    ),
    exceptions: [
      """
      Slices that are open at the end of a truncated or stopped trace, or of one that lost events, are \
      not reported: they may show where the program crashed.
      """,
      "An end without a name ends the innermost slice: the missing end may be that of a slice inside.",
    ],
    sources: [
      "github.com/catapult-project/catapult/issues/4634",
      "github.com/catapult-project/catapult/issues/4137",
      "github.com/google/perfetto src/trace_processor/storage/stats.h: misplaced_end_event",
    ]
  )

  let restsOnOrder = true

  let signals: Signal.Kinds = [.unpaired, .end]

  /// The first end without a begin of each thread, with their number.
  private var ends: [ThreadID: (evidence: Finding.Evidence, count: Int)] = [:]

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    switch signal {
    case .unpaired(let slice): record(slice, in: state, to: &ledger)
    case .traceEnded: reportEnds(in: state, to: &ledger)
    default: break
    }
  }

  private func reportEnds(in state: AnalysisState, to ledger: inout FindingLedger) {
    for (thread, end) in ends.sorted(by: { $0.key < $1.key }) {
      let more =
        end.count > 1 ? ", and \(ReportText.count(end.count - 1, "more", plural: "more"))" : ""
      let location = "process \(thread.process) thread \(thread.thread)"
      report(
        "an end on \(location) has no begin\(more)",
        help: nil,
        [end.evidence],
        in: state,
        to: &ledger
      )
    }
  }

  private mutating func record(
    _ slice: UnmatchedSlice,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    let thread = "process \(slice.process) thread \(slice.thread)"
    let begin = slice.begin.map { Self.evidence($0, "begins here", in: state) }
    let end = slice.end.map { state.evidence($0, note: "ends here") }
    let name = slice.begin.map { Self.name($0, in: state) } ?? ""
    if let outer = slice.outer, let begin, let end {
      report(
        "\(name) on \(thread) never ended before the end of \(Self.name(outer, in: state)), which contains it",
        help: "end \(name) before line \(end.line)",
        [Self.evidence(outer, "the enclosing slice", in: state), begin, end],
        in: state,
        to: &ledger
      )
    } else if let begin {
      report(
        "\(name) on \(thread) never ended",
        help: "end it before the trace ends",
        of: slice.begin.map { state.object($0.subject) } ?? .none,
        [begin],
        in: state,
        to: &ledger
      )
    } else if let end {
      let key = ThreadID(process: slice.process, thread: slice.thread)
      ends[key] = (ends[key]?.evidence ?? end, (ends[key]?.count ?? 0) + 1)
    }
  }

  private func report(
    _ message: String,
    help: String?,
    of object: FindingObject = .none,
    _ evidence: [Finding.Evidence],
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    ledger.report(finding(of: object, message: message, help: help, evidence: evidence))
  }

  private static func name(_ slice: OpenSlice, in state: AnalysisState) -> String {
    let name = state.calls.text(of: slice.name)
    return name.isEmpty ? "the slice of line \(slice.line)" : "'\(name)' of line \(slice.line)"
  }

  private static func evidence(
    _ slice: OpenSlice,
    _ note: String,
    in state: AnalysisState
  ) -> Finding.Evidence {
    state.evidence(slice, note: note)
  }
}
