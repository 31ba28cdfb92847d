import Findings

/// Notes controllers that lived before the trace began.
struct TraceStartsMidLife: Rule {
  static let descriptor = RuleDescriptor(
    2,
    "trace-starts-mid-life",
    .note,
    [.callbacks],
    summary: "A controller was alive before the trace begins.",
    rationale: """
      Its state at the start is unknown: the analyzer reports only what is wrong in every \
      possible state.
      """,
    help: "start the capture before the app is launched",
    bad: "viewWillDisappear viewDidDisappear",
    good: "viewDidLoad viewWillAppear",
    exceptions: ["A log that never prints viewDidLoad may begin a life with viewWillAppear."],
    sources: ["the records of a trace that began in the middle"]
  )

  static let signals: Signal.Kinds = [.midLife, .end]

  private var evidence: [Finding.Evidence] = []
  private var count = 0

  mutating func receive(_ signal: Signal, in world: inout World) {
    switch signal {
    case .midLife(let callback):
      count += 1
      if evidence.count < 3 {
        evidence.append(world.evidence(callback, note: "its first callback in the trace"))
      }
    case .traceEnded:
      guard count > 0 else { return }
      let was = count == 1 ? "was" : "were"
      world.report(
        finding(
          message: "\(Spoken.count(count, "controller")) \(was) alive before the trace begins; "
            + "the state at the start is unknown",
          evidence: evidence
        )
      )
    default: break
    }
  }
}
