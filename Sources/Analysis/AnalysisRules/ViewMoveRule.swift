import AnalysisEngine
import Findings
import TraceModel

/// Reports a view whose announced move to a window or superview is not completed.
struct ViewMoveRule: CellRule {
  let descriptor: RuleDescriptor
  let restsOnOrder = true
  let signals: Signal.Kinds = [.death, .end]
  private let kind: RegionKind
  private let will: Name
  private let did: Name

  /// Reports a view whose move to a window was announced and not completed.
  static let windowMoveNotCompleted = ViewMoveRule(
    descriptor: RuleDescriptor(
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
    ),
    kind: .windowMove,
    will: .willMoveToWindow,
    did: .didMoveToWindow
  )

  /// Reports a view whose `willMove(toSuperview:)` and `didMoveToSuperview` do not alternate.
  static let superviewPairBroken = ViewMoveRule(
    descriptor: RuleDescriptor(
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
    ),
    kind: .superviewMove,
    will: .willMoveToSuperview,
    did: .didMoveToSuperview
  )

  func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    switch signal {
    case .violation(let violation): reportViolation(violation, in: state, to: &ledger)
    case .death(let slot) where state.isUncompleted(kind, slot: slot):
      report(slot, in: state, to: &ledger)
    case .traceEnded:
      for slot in state.uncompletedMoves(kind) { report(slot, in: state, to: &ledger) }
    default: break
    }
  }

  func message(_ violation: Violation, in state: AnalysisState) -> String? {
    guard violation.trigger == ViewMoveTrigger.willMove.rawValue else {
      return "\(did.knownText) was called without \(will.knownText)"
    }
    guard state.announcedMove(kind, slot: violation.event.slot) != nil else { return nil }
    return "\(will.knownText) was called again before \(did.knownText)"
  }

  private func report(_ slot: Int, in state: AnalysisState, to ledger: inout FindingLedger) {
    ledger.report(
      finding(
        of: state.object(slot: slot),
        message: "\(will.knownText) was not completed by \(did.knownText)",
        evidence: state.announcementEvidence(kind, slot: slot, missing: did)
      )
    )
  }
}
