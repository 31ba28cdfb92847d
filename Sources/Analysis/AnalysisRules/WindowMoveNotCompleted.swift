import AnalysisEngine
import Findings
import TraceModel

/// Reports a view whose move to a window was announced and not completed.
struct WindowMoveNotCompleted: CellRule {
  static let descriptor = RuleDescriptor(
    617,
    "window-move-not-completed",
    .warning,
    [.callbacks],
    summary: "willMove(toWindow:) was not followed by didMoveToWindow.",
    rationale: """
      A view that prepares for a window in willMove(toWindow:) and finishes in didMoveToWindow is left \
      half prepared, or prepares twice.
      """,
    help: "never call willMove(toWindow:) yourself, and let UIKit call didMoveToWindow()",
    examples: .loggedSwift(PackageResources.LC617_swift),
    exceptions: [
      """
      A view that a callback moves again while it is moving receives willMove(toWindow:) for \
      both windows and didMoveToWindow once.
      """,
      "A log in which several views have the same name shows no order of one view.",
      "Only a recorded trace that ended in order shows that didMoveToWindow did not follow later.",
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiview/willmove(towindow:)",
      "developer.apple.com/documentation/uikit/uiview/didmovetowindow()",
    ]
  )

  static let restsOnOrder = true

  static let signals: Signal.Kinds = [.death, .end]

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    switch signal {
    case .violation(let violation): reportViolation(violation, in: state, to: &ledger)
    case .death(let slot) where state.isUncompleted(.windowMove, slot: slot):
      report(slot, in: state, to: &ledger)
    case .traceEnded:
      for slot in state.uncompletedMoves(.windowMove) { report(slot, in: state, to: &ledger) }
    default: break
    }
  }

  func message(_ violation: Violation, in state: AnalysisState) -> String? {
    guard state.announcedMove(.windowMove, slot: violation.event.slot) != nil else { return nil }
    return "willMove(toWindow:) was called again before didMoveToWindow"
  }

  private func report(_ slot: Int, in state: AnalysisState, to ledger: inout FindingLedger) {
    ledger.report(
      finding(
        of: state.object(slot: slot),
        message: "willMove(toWindow:) was not completed by didMoveToWindow",
        evidence: state.announcementEvidence(.windowMove, slot: slot, missing: .didMoveToWindow)
      )
    )
  }
}
