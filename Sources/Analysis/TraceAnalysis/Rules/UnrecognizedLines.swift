import Findings
import TraceModel

/// Reports lines that could not be parsed.
struct UnrecognizedLines: Rule {
  static let descriptor = RuleDescriptor(
    9,
    "unrecognized-lines",
    .note,
    [.input],
    summary: "The input contains lines that could not be parsed.",
    rationale: "Callbacks in these lines are missing from the analysis.",
    help: "check that the ignored lines contain no callbacks",
    wrong: .log(
      """
      2026-01-01 12:00:00.020 App[1:1] <HomeViewController: 0x6010> viewDidLoad()
      2026-01-01 12:00:00.040 App[1:1] 12 requests are queued
      """
    ),
    right: .log(
      """
      2026-01-01 12:00:00.020 App[1:1] <HomeViewController: 0x6010> viewDidLoad()
      """
    ),
    exceptions: [
      "Lines of other programs and other messages are normal in a device log: a note.",
      "When most lines that look like callbacks could not be parsed, it is a warning.",
    ],
    sources: ["the readers of traces and logs"]
  )

  static let signals: Signal.Kinds = .end

  /// The codes of problems that count the ignored lines of a log.
  private static let logCodes: Set<String> = ["unrecognized-line", "line-too-long"]
  private static let traceCode = "bad-event"
  /// The code of the problem that most lines that look like callbacks could not be parsed.
  private static let shareCode = "unrecognized-callbacks"

  /// The number of lines that a reader ignored.
  static func count(in problems: [TraceProblem]) -> Int {
    problems.reduce(0) { sum, problem in isIgnored(problem) ? sum + problem.count : sum }
  }

  /// The codes of problems of a trace that lose an event, or the object of an event.
  private static let losses: Set<String> = [
    traceCode, "no-phase", "bad-phase", "bad-id", "bad-object", "more-problems",
  ]

  /// The first line of a trace whose event was lost, or `nil`.
  ///
  /// The ignored lines of a log do not count: most of them belong to other programs.
  static func firstLostLine(in problems: [TraceProblem]) -> UInt32? {
    problems.filter { losses.contains($0.code) }.map { UInt32(clamping: $0.line) }.min()
  }

  /// Whether a finding of the rule states a problem, so that it is not listed again.
  static func isReported(_ problem: TraceProblem) -> Bool {
    isIgnored(problem) || problem.code == shareCode
  }

  /// Whether a problem counts ignored lines.
  static func isIgnored(_ problem: TraceProblem) -> Bool {
    problem.code == traceCode || logCodes.contains(problem.code)
  }

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .traceEnded(_, let problems) = signal else { return }
    for problem in problems where Self.logCodes.contains(problem.code) {
      ledger.report(finding(message: problem.message, evidence: []))
    }
    for problem in problems where problem.code == Self.shareCode {
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
    let damaged = problems.filter { $0.code == Self.traceCode }
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
