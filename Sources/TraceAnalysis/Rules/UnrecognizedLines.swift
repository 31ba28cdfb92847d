import Findings
import TraceModel

/// Notes lines that no parser understood.
struct UnrecognizedLines: Rule {
  static let descriptor = RuleDescriptor(
    9,
    "unrecognized-lines",
    .note,
    [.input],
    summary: "Lines of the input say nothing that the analyzer understands.",
    rationale: "Callbacks in them are missing from the analysis.",
    help: "check that the ignored lines hold no callbacks",
    bad: "hello, world",
    good: "2015-10-29 17:39:59.035 App[1:1] -[HomeViewController viewWillAppear:]",
    exceptions: ["Other programs and other messages in a device log are expected."],
    sources: ["the readers of traces and logs"]
  )

  static let signals: Signal.Kinds = .end

  /// The codes of the problems that sum up a log's ignored lines, and of a trace's damaged events.
  private static let logCodes: Set<String> = ["unrecognized-line", "line-too-long"]
  private static let traceCode = "bad-event"

  /// The number of lines that a reader ignored.
  static func count(in problems: [TraceProblem]) -> Int {
    problems.reduce(0) { sum, problem in isIgnored(problem) ? sum + problem.count : sum }
  }

  /// The codes of the problems of a trace that cost an event, or the object that it is about.
  private static let losses: Set<String> = [
    traceCode, "no-phase", "bad-phase", "bad-id", "bad-object", "more-problems",
  ]

  /// The first line of a trace whose event was lost, or `nil`.
  ///
  /// What a log's ignored lines say is not known: most of them are of other programs.
  static func firstLostLine(in problems: [TraceProblem]) -> UInt32? {
    problems.filter { losses.contains($0.code) }.map { UInt32(clamping: $0.line) }.min()
  }

  /// Whether a problem stands for ignored lines.
  static func isIgnored(_ problem: TraceProblem) -> Bool {
    problem.code == traceCode || logCodes.contains(problem.code)
  }

  mutating func receive(_ signal: Signal, in world: inout World) {
    guard case .traceEnded(_, let problems) = signal else { return }
    for problem in problems where Self.logCodes.contains(problem.code) {
      world.report(finding(message: problem.message, evidence: []))
    }
    let damaged = problems.filter { $0.code == Self.traceCode }
    guard let first = damaged.first else { return }
    let count = damaged.reduce(0) { $0 + $1.count }
    let lines = Spoken.count(count, "line")
    let verb = count == 1 ? "is no event" : "are no events"
    let evidence = Finding.Evidence(
      event: nil,
      time: .zero,
      isTimed: false,
      line: UInt32(clamping: first.line),
      object: .none,
      ownText: first.code,
      note: first.message
    )
    world.report(
      finding(message: "\(lines) of the trace \(verb) and ignored", evidence: [evidence])
    )
  }
}
