import Findings
import TraceModel

/// Notes events whose time lies before the event printed before them.
struct ClockWentBackwards: Rule {
  static let descriptor = RuleDescriptor(
    1,
    "clock-went-backwards",
    .note,
    [.input],
    summary: "Events stand in another order than their times.",
    rationale:
      "Which of two events came first is uncertain; the analyzer keeps the order of the lines.",
    help: "export the log with machine timestamps, for example as ndjson",
    bad: "…449 …439",
    good: "…439 …449",
    exceptions: [
      "A wall clock that goes back by more than a second begins another run of the process."
    ],
    sources: ["device logs of `log stream`, which print up to 10 µs out of order"]
  )

  static let signals: Signal.Kinds = [.clock, .end]

  private var first: Finding.Evidence?
  private var firstLines = ""
  private var largest: Int64 = 0
  private var count = 0

  mutating func receive(_ signal: Signal, in world: inout World) {
    switch signal {
    case .clockBackwards(let event, let previous, let previousLine):
      count += 1
      let size = event.time.duration(to: previous).wholeNanoseconds
      if first == nil {
        firstLines = "events at lines \(previousLine)–\(event.line) are"
        first = world.evidence(event, note: "earlier than the line before")
        firstLines += " \(Spoken.duration(nanoseconds: size)) out of order"
      }
      largest = max(largest, size)
    case .traceEnded:
      guard let first else { return }
      let more =
        count == 1
        ? ""
        : ", \(Spoken.count(count - 1, "more pair")), at most "
          + Spoken.duration(nanoseconds: largest)
      world.report(
        finding(message: "\(firstLines)\(more); kept the order of lines", evidence: [first])
      )
    default: break
    }
  }
}
