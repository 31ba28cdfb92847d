import Findings
import TraceModel

/// Notes controllers that are still on their way when the trace ends.
struct TraceEndsMidTransition: Rule {
  static let descriptor = RuleDescriptor(
    4,
    "trace-ends-mid-transition",
    .note,
    [.callbacks],
    summary: "The trace ends while a controller is appearing or disappearing.",
    rationale: "Whether its did callback would have come is unknown: probably the capture stopped.",
    help: "",
    bad: "viewWillAppear (end)",
    good: "viewWillAppear viewDidAppear (end)",
    exceptions: ["A log that never prints viewDidAppear does not show it."],
    sources: [
      """
      RV-LTL: Bauer, Leucker, Schallhart, “Comparing LTL Semantics for Runtime \
      Verification”, 2010
      """
    ]
  )

  static let signals: Signal.Kinds = .end

  mutating func receive(_ signal: Signal, in world: inout World) {
    guard case .traceEnded = signal, !world.hasLostEvents else { return }
    let open = world.population.slots.filter { isOpen($0, in: world) }
      .sorted { world.population[$0].id < world.population[$1].id }
    for slot in open {
      let state = World.word(world.population[slot].appearance, in: .appearance).lowercased()
      world.report(
        finding(
          severity: world.isEndStrict ? .warning : .note,
          of: world.object(slot: slot),
          message: "the trace ends while it is \(state)",
          evidence: world.recentEvidence(slot: slot, kind: .appearance, count: 1)
        ),
        weakerThan: [213, 214]
      )
    }
  }

  private func isOpen(_ slot: Int, in world: World) -> Bool {
    let instance = world.population[slot]
    guard !instance.isDead, instance.pool < 0, instance.hasCallbacks,
      let state = instance.appearance.single
    else { return false }
    switch AppearanceStep(rawValue: state) {
    case .appearing, .isAppearing: return world.prints(.viewDidAppear, slot: slot)
    case .disappearing: return world.prints(.viewDidDisappear, slot: slot)
    default: return false
    }
  }
}
