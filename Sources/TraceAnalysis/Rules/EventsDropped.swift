import Findings
import TraceModel

/// Warns of a recording that lost events.
struct EventsDropped: Rule {
  static let descriptor = RuleDescriptor(
    8,
    "events-dropped",
    .warning,
    [.input],
    summary: "The recorder could not store all events.",
    rationale:
      "The absence of a callback proves nothing any more: rules about missing callbacks are off.",
    help: "record to a faster disk or with a larger buffer",
    bad: "dropped: 1204",
    good: "dropped: 0",
    sources: ["the footer of the trace"]
  )

  static let signals: Signal.Kinds = .end

  mutating func receive(_ signal: Signal, in world: inout World) {
    guard case .traceEnded(let end, _) = signal, end.dropped > 0 else { return }
    let lost = Spoken.count(end.dropped, "event")
    world.report(
      finding(
        message: "\(lost) could not be recorded; rules about missing callbacks are off",
        evidence: []
      )
    )
  }
}
