import AnalysisEngine
import Findings

/// Reports controllers that existed before the trace begins.
struct TraceStartsMidLife: Rule {
  let descriptor = RuleDescriptor(
    2,
    "trace-starts-mid-life",
    .note,
    [.callbacks],
    summary: "A controller existed before the trace begins.",
    rationale: """
      Its state at the start is unknown: the analyzer reports only what is wrong in every \
      possible state.
      """,
    help: "start the capture before the app is launched",
    examples: .log(
      wrong: PackageResources.LC002_wrong_log,
      right: PackageResources.LC002_right_log
    ),
    exceptions: [
      "In a log that never prints viewDidLoad, a lifetime may begin with viewWillAppear."
    ],
    sources: ["traces that begin in the middle of a run"]
  )

  let signals: Signal.Kinds = [.midLife, .end]

  private var evidence: [Finding.Evidence] = []
  private var count = 0

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    switch signal {
    case .midLife(let callback):
      count += 1
      if evidence.count < 3 {
        evidence.append(state.evidence(callback, note: "its first callback in the trace"))
      }
    case .traceEnded:
      guard count > 0 else { return }
      let was = count == 1 ? "was" : "were"
      ledger.report(
        finding(
          message: "\(ReportText.count(count, "controller")) \(was) alive before the trace begins; "
            + "the state at the start is unknown",
          evidence: evidence
        )
      )
    default: break
    }
  }
}
