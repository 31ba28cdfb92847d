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

  /// The codes of problems that mean an ignored line.
  private static let codes: Set<String> = ["unrecognized-line", "unrecognised-line"]

  /// The number of lines that a reader ignored.
  static func count(in problems: [TraceProblem]) -> Int {
    problems.count { codes.contains($0.code) }
  }

  mutating func receive(_ signal: Signal, in world: inout World) {
    guard case .traceEnded(_, let problems) = signal else { return }
    let count = Self.count(in: problems)
    guard count > 0 else { return }
    world.report(
      finding(
        message:
          "\(Spoken.count(count, "line")) of the input \(count == 1 ? "was" : "were") ignored",
        evidence: []
      )
    )
  }
}
