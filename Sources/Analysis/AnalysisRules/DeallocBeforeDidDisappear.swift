import AnalysisEngine
import Findings
import TraceModel

/// Reports a controller that is deallocated while it disappears.
struct DeallocBeforeDidDisappear: Rule {
  let descriptor = RuleDescriptor(
    705,
    "dealloc-before-did-disappear",
    .note,
    [.callbacks],
    summary: "A controller was deallocated before its viewDidDisappear.",
    rationale: "The activities that viewDidDisappear stops were never stopped.",
    help: "keep the controller until the transition has ended, and also clean up in deinit",
    examples: .log(
      wrong: PackageResources.LC705_wrong_log,
      right: PackageResources.LC705_right_log
    ),
    exceptions: ["The root of a window that is replaced may be deallocated this way."],
    sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/viewdiddisappear(_:)"],
    published: """
      github.com/martinjuhasz/MJPopupViewController/issues/35: \
      a popup was released before its animation ended
      """
  )

  let signals: Signal.Kinds = .death

  func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .death(let slot) = signal, !state.hierarchy[slot].kind.isView,
      state.appearance(at: slot) == .disappearing, state.prints(.viewDidDisappear, slot: slot),
      state.announcesMembers(slot)
    else { return }
    let steps = state.recentEvidence(slot: slot, kind: .appearance, count: 1)
    ledger.report(
      finding(
        confidence: state.confidence(slot: slot),
        of: state.object(slot: slot),
        message: "was deallocated before its viewDidDisappear",
        evidence: steps + [state.deathEvidence(slot, note: "deallocated here")]
      )
    )
  }
}
