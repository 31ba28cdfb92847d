import AnalysisEngine
import Findings
import TraceModel

/// Reports a recording that lost events.
struct EventsDropped: Rule {
  static let descriptor = RuleDescriptor(
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
    wrong: .trace(
      """
      {"ph":"M","pid":1,"tid":1,"ts":9,"name":"lifeline_end","args":{"events":1,"dropped":12,"status":"complete"}}
      """
    ),
    right: .trace(
      """
      {"ph":"M","pid":1,"tid":1,"ts":9,"name":"lifeline_end","args":{"events":1,"dropped":0,"status":"complete"}}
      """
    ),
    sources: ["the footer of the trace"]
  )

  static let signals: Signal.Kinds = .end

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
