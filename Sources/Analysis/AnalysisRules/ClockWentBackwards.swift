import AnalysisEngine
import Findings
import TraceModel

/// Reports events whose time is before the time of the previous line.
struct ClockWentBackwards: Rule {
  let descriptor = RuleDescriptor(
    1,
    "clock-went-backwards",
    .note,
    [.input],
    summary: "The times of events go backwards between two lines.",
    rationale: """
      The order of the two events is uncertain; the analyzer keeps the order of the lines.
      """,
    help: "export the log with machine timestamps, for example as ndjson",
    examples: .log(
      wrong: PackageResources.LC001_wrong_log,
      right: PackageResources.LC001_right_log
    ),
    exceptions: [
      "In a log without process numbers, a time more than a second earlier starts another run."
    ],
    sources: ["device logs of `log stream`, which print up to 10 µs out of order"]
  )

  let signals: Signal.Kinds = [.clock, .end]

  private var first: Finding.Evidence?
  private var firstLines = ""
  private var largest: Int64 = 0
  private var count = 0

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    switch signal {
    case .clockBackwards(let event, let previous, let previousLine):
      count += 1
      let size = event.time.duration(to: previous).wholeNanoseconds
      if first == nil {
        firstLines = "events at lines \(previousLine)–\(event.line) are"
        first = state.evidence(event, note: "earlier than the previous line")
        firstLines += " \(ReportText.duration(nanoseconds: size)) out of order"
      }
      largest = max(largest, size)
    case .traceEnded:
      guard let first else { return }
      let more =
        count == 1
        ? ""
        : ", \(ReportText.count(count - 1, "more pair")), at most "
          + ReportText.duration(nanoseconds: largest)
      ledger.report(
        finding(message: "\(firstLines)\(more); the order of lines is kept", evidence: [first])
      )
    default: break
    }
  }
}
