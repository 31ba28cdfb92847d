import AnalysisEngine
import Findings
import TraceModel

/// Reports a recording that lost events.
struct EventsDropped: Rule {
  let descriptor = RuleDescriptor(
    8,
    "events-dropped",
    .warning,
    [.input],
    summary: "The recorder could not store all events.",
    rationale: """
      A missing callback may be one of the lost events, so rules about missing callbacks are \
      disabled.
      """,
    help: "record to a faster disk or with a larger buffer",
    examples: .trace(
      wrong: PackageResources.LC008_wrong_jsonl,
      right: PackageResources.LC008_right_jsonl
    ),
    sources: ["the footer of the trace"]
  )

  let signals: Signal.Kinds = .end

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .traceEnded(let end, _) = signal, end.dropped > 0 else { return }
    let isStopped = end.status == .stopped && !end.reason.isEmpty
    let reason = isStopped ? "\(end.reason); " : ""
    let lost = ReportText.count(end.dropped, "event")
    ledger.report(
      finding(
        message: reason
          + "\(lost) could not be recorded; rules about missing callbacks are disabled",
        help: isStopped ? "remove the cause, and record again" : nil,
        evidence: []
      )
    )
  }
}
