import AnalysisEngine
import Findings
import TraceModel

/// Reports callbacks that two loggers report.
struct DuplicateEcho: Rule {
  let descriptor = RuleDescriptor(
    6,
    "duplicate-echo",
    .note,
    [.callbacks],
    summary: "Two loggers report the same callback.",
    rationale: "The callback was called once, so its second report is not checked.",
    help: "print each callback once, or import the lines of one logger only",
    examples: .log(
      wrong: PackageResources.LC006_wrong_log,
      right: PackageResources.LC006_right_log
    ),
    exceptions: [
      "The same line twice is not an echo: the callback may have been called twice.",
      """
      Reports more than 5 ms apart, or more than two lines apart in a log without times, are \
      both checked.
      """,
    ],
    sources: ["device logs of engines that also print the lines of `NSLog`"]
  )

  let signals: Signal.Kinds = [.echo, .end]

  private var first: Finding.Evidence?
  private var count = 0

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    switch signal {
    case .echo(let event):
      count += 1
      first = first ?? state.evidence(event, note: "reported before by another logger")
    case .traceEnded:
      guard let first else { return }
      let echoes =
        count == 1
        ? "1 echo of another logger was" : "\(count) echoes of other loggers were"
      ledger.report(finding(message: "\(echoes) not checked", evidence: [first]))
    default: break
    }
  }
}
