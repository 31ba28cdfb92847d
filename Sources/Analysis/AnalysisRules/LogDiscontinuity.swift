import AnalysisEngine
import Findings
import TraceModel

/// Reports a controller whose first callback in a log is not the first of its lifetime.
struct LogDiscontinuity: Rule {
  let descriptor = RuleDescriptor(
    3,
    "log-discontinuity",
    .note,
    [.callbacks],
    summary: """
      In the middle of a log, the first callback of a controller cannot be the first of its \
      lifetime.
      """,
    rationale: """
      Lines may be missing, so the known states of all controllers of the process may be out of \
      date.
      """,
    help: "check the log as it was captured, unedited",
    examples: .log(
      wrong: PackageResources.LC003_wrong_log,
      right: PackageResources.LC003_right_log
    ),
    sources: ["hand-trimmed device logs"]
  )

  let signals: Signal.Kinds = .discontinuity

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .discontinuity(let callback) = signal else { return }
    let name = callback.name.knownText
    ledger.report(
      finding(
        of: state.object(callback.subject),
        message: "its first callback is \(name) although the log began earlier: it was visible "
          + "before the log began, or lines are missing before line \(callback.line)",
        evidence: [state.evidence(callback, note: "no lifetime begins with this callback")]
      )
    )
  }
}
