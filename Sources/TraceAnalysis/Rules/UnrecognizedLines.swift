import TraceModel

/// Notes lines that no parser understood.
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
    exceptions: ["Lines of other programs and other messages are normal in a device log."],
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
      time: .zero,
      isTimed: false,
      line: UInt32(clamping: first.line),
      subjectName: "",
      text: first.code,
      note: first.message
    )
    world.report(
      finding(message: "\(lines) of the trace \(verb) and ignored", evidence: [evidence])
    )
  }
}
