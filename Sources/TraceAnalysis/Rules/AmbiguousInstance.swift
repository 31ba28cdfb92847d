import Findings

/// Notes objects that a log tells apart only by class.
struct AmbiguousInstance: Rule {
  static let descriptor = RuleDescriptor(
    5,
    "ambiguous-instance",
    .note,
    [.callbacks],
    summary: "Several objects share a name in the log.",
    rationale: """
      A callback is judged wrong only if no object of the name could have got it; less is \
      found, and with less confidence.
      """,
    help: "print the object itself, its address or its ObjectIdentifier",
    bad: "viewDidLoad viewDidLoad (one name)",
    good: "viewDidLoad (0x1) viewDidLoad (0x2)",
    sources: ["device logs that name only the class"]
  )

  static let signals: Signal.Kinds = .end

  mutating func receive(_ signal: Signal, in world: inout World) {
    guard case .traceEnded = signal else { return }
    let shared = world.population.slots.filter {
      world.population[$0].largestShare > 1
    }
    for slot in shared.sorted(by: { world.population[$0].id < world.population[$1].id }) {
      let share = world.population[slot].largestShare
      let judged =
        share > Pool.memberLimit ? "too many to judge" : "what is wrong for all is reported"
      world.report(
        finding(
          of: world.object(slot: slot),
          message: "the log cannot tell \(share) objects apart; \(judged)",
          evidence: world.recentEvidence(slot: slot, kind: .load, count: 2)
        )
      )
    }
  }
}
