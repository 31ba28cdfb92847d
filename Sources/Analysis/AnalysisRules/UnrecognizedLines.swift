import AnalysisEngine
import Findings
import TraceModel

/// Reports lines that could not be parsed.
struct UnrecognizedLines: Rule {
  let descriptor = RuleDescriptor(
    9,
    "unrecognized-lines",
    .note,
    [.input],
    summary: "The input contains lines that could not be parsed.",
    rationale: "Callbacks in these lines are missing from the analysis.",
    help: "check that the ignored lines contain no callbacks",
    examples: .log(
      wrong: PackageResources.LC009_wrong_log,
      right: PackageResources.LC009_right_log
    ),
    exceptions: [
      "Lines of other programs and other messages are normal in a device log: a note.",
      "When most lines that look like callbacks could not be parsed, it is a warning.",
    ],
    sources: ["the readers of traces and logs"]
  )

  let signals: Signal.Kinds = .end

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .traceEnded(_, let problems) = signal else { return }
    for problem in problems where LostLines.logCodes.contains(problem.code) {
      ledger.report(finding(message: problem.message, evidence: []))
    }
    for problem in problems where problem.code == LostLines.shareCode {
      ledger.report(
        finding(
          severity: .warning,
          message: problem.message,
          help: "name their form with --pattern or 'patterns' in .lifeline.yml; "
            + "'lifeline import --explain-import' explains each line",
          evidence: [evidence(of: problem, "not parsed", note: "this line looks like a callback")]
        )
      )
    }
    let damaged = problems.filter { $0.code == LostLines.traceCode }
    guard let first = damaged.first else { return }
    let count = damaged.reduce(0) { $0 + $1.count }
    let lines = ReportText.count(count, "line")
    let verb = count == 1 ? "is not an event and was ignored" : "are not events and were ignored"
    let evidence = evidence(of: first, first.code, note: first.message)
    ledger.report(
      finding(message: "\(lines) of the trace \(verb)", evidence: [evidence])
    )
  }

  private func evidence(
    of problem: TraceProblem,
    _ text: String,
    note: String
  ) -> Finding.Evidence {
    Finding.Evidence(
      event: nil,
      time: .zero,
      isTimed: false,
      line: UInt32(clamping: problem.line),
      object: .none,
      ownText: text,
      note: note
    )
  }
}
