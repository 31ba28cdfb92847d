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

  /// The code of the problem that stands for a log's ignored lines.
  private static let summary = "unrecognized-line"
  /// The code of a trace's line that is no event.
  private static let single = "bad-event"

  /// The number of lines that a reader ignored.
  static func count(in problems: [TraceProblem]) -> Int {
    problems.reduce(0) { sum, problem in
      problem.code == single || problem.code == summary ? sum + problem.count : sum
    }
  }

  /// The number of problems that ``count(in:)`` counts lines of.
  static func problemCount(in problems: [TraceProblem]) -> Int {
    problems.count { $0.code == single || $0.code == summary }
  }

  mutating func receive(_ signal: Signal, in world: inout World) {
    guard case .traceEnded(_, let problems) = signal else { return }
    if let problem = problems.first(where: { $0.code == Self.summary }) {
      world.report(finding(message: problem.message, evidence: []))
    }
    let damaged = problems.filter { $0.code == Self.single }
    guard let first = damaged.first else { return }
    let lines = Spoken.count(damaged.count, "line")
    let verb = damaged.count == 1 ? "is no event" : "are no events"
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
