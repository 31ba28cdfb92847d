import AnalysisEngine
import Findings
import TraceModel

/// Reports controllers that are appearing or disappearing when the trace ends.
struct TraceEndsMidTransition: Rule {
  let descriptor = RuleDescriptor(
    4,
    "trace-ends-mid-transition",
    .note,
    [.callbacks],
    summary: "The trace ends while a controller is appearing or disappearing.",
    rationale: """
      It is unknown whether its did callback would have followed: probably the capture was \
      stopped.
      """,
    help: "",
    examples: .log(
      wrong: PackageResources.LC004_wrong_log,
      right: PackageResources.LC004_right_log
    ),
    exceptions: ["A log that never prints viewDidAppear does not show the end of an appearance."],
    sources: [
      """
      RV-LTL: Bauer, Leucker, Schallhart, “Comparing LTL Semantics for Runtime \
      Verification”, 2010
      """
    ]
  )

  let signals: Signal.Kinds = .end

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .traceEnded = signal, !state.ending.hasLostEvents else { return }
    let open = state.hierarchy.slots.filter { isOpen($0, in: state) }
      .sorted { state.hierarchy[$0].id < state.hierarchy[$1].id }
    for slot in open {
      let appearance = state.hierarchy[slot].appearance
      let word = AnalysisState.word(appearance, in: .appearance).lowercased()
      ledger.report(
        finding(
          severity: state.settings.isEndStrict ? .warning : .note,
          of: state.object(slot: slot),
          message: "the trace ends while it is \(word)",
          evidence: state.recentEvidence(slot: slot, kind: .appearance, count: 1)
        ),
        weakerThan: [213, 214]
      )
    }
  }

  private func isOpen(_ slot: Int, in state: AnalysisState) -> Bool {
    let instance = state.hierarchy[slot]
    guard !instance.isDead, !instance.isPooled, instance.lifetime.hasCallbacks,
      let appearance = instance.appearance.single
    else { return false }
    switch AppearanceStep(rawValue: appearance) {
    case .appearing, .isAppearing: return state.prints(.viewDidAppear, slot: slot)
    case .disappearing: return state.prints(.viewDidDisappear, slot: slot)
    default: return false
    }
  }
}
