import AnalysisEngine
import Findings
import TraceModel

/// Reports a view whose `willMove(toSuperview:)` and `didMoveToSuperview` do not alternate.
struct SuperviewPairBroken: CellRule {
  static let descriptor = RuleDescriptor(
    618,
    "superview-pair-broken",
    .warning,
    [.callbacks],
    summary: "willMove(toSuperview:) and didMoveToSuperview were not called in pairs.",
    rationale: """
      A view adds its constraints or observers twice, or never, if one of the two callbacks is \
      missing; probably the app calls one of them itself.
      """,
    help: "never call willMove(toSuperview:) or didMoveToSuperview() yourself",
    examples: .loggedSwift(PackageResources.LC618_swift),
    exceptions: [
      """
      A view that a callback moves again while it is moving receives willMove(toSuperview:) for \
      both superviews and didMoveToSuperview once.
      """,
      "A log in which several views have the same name shows no order of one view.",
      """
      Only a recorded trace that ended in order shows that didMoveToSuperview did not follow \
      later.
      """,
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiview/willmove(tosuperview:)",
      "developer.apple.com/documentation/uikit/uiview/didmovetosuperview()",
    ]
  )

  static let restsOnOrder = true

  static let signals: Signal.Kinds = [.death, .end]

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    switch signal {
    case .violation(let violation): reportViolation(violation, in: state, to: &ledger)
    case .death(let slot) where state.isUncompleted(.superviewMove, slot: slot):
      report(slot, in: state, to: &ledger)
    case .traceEnded:
      for slot in state.uncompletedMoves(.superviewMove) { report(slot, in: state, to: &ledger) }
    default: break
    }
  }

  func message(_ violation: Violation, in state: AnalysisState) -> String? {
    guard violation.trigger == ViewMoveTrigger.willMove.rawValue else {
      return "didMoveToSuperview was called without willMove(toSuperview:)"
    }
    guard state.announcedMove(.superviewMove, slot: violation.event.slot) != nil else {
      return nil
    }
    return "willMove(toSuperview:) was called again before didMoveToSuperview"
  }

  private func report(_ slot: Int, in state: AnalysisState, to ledger: inout FindingLedger) {
    ledger.report(
      finding(
        of: state.object(slot: slot),
        message: "willMove(toSuperview:) was not completed by didMoveToSuperview",
        evidence: state.announcementEvidence(
          .superviewMove,
          slot: slot,
          missing: .didMoveToSuperview
        )
      )
    )
  }
}
