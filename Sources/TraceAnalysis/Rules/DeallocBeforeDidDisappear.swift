import Findings
import TraceModel

/// Notes a controller that dies on its way out.
struct DeallocBeforeDidDisappear: Rule {
  static let descriptor = RuleDescriptor(
    705,
    "dealloc-before-did-disappear",
    .note,
    [.callbacks],
    summary: "A controller was deallocated before its viewDidDisappear.",
    rationale: "What viewDidDisappear stops was never stopped.",
    help: "keep the controller until the transition is over, and clean up in deinit, too",
    bad: "viewWillDisappear deinit",
    good: "viewWillDisappear viewDidDisappear deinit",
    exceptions: ["The root of a window that is replaced may go this way."],
    sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/viewdiddisappear(_:)"]
  )

  static let signals: Signal.Kinds = .death

  func receive(_ signal: Signal, in world: inout World) {
    guard case .death(let slot) = signal, !world.population[slot].kind.isView,
      world.appearance(at: slot) == .disappearing, world.prints(.viewDidDisappear, slot: slot)
    else { return }
    let steps = world.recentEvidence(slot: slot, kind: .appearance, count: 1)
    world.report(
      finding(
        confidence: world.confidence(slot: slot),
        of: world.object(slot: slot),
        message: "was deallocated before its viewDidDisappear",
        evidence: steps + [world.deathEvidence(slot, note: "deallocated here")]
      )
    )
  }
}
