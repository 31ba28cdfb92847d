import AnalysisEngine
import Findings
import TraceModel

/// Reports an appearance or a disappearance that never ended although its transition did.
struct StuckMover: Rule {
  let descriptor: RuleDescriptor
  let restsOnOrder = true
  let signals: Signal.Kinds = [.late, .end]
  private let isAppearing: Bool

  /// Reports an appearance.
  static let stuckAppearing = StuckMover(
    descriptor: RuleDescriptor(
      213,
      "stuck-appearing",
      .warning,
      [.callbacks],
      summary: """
        A controller is still appearing after the other controller of the transition has settled.
        """,
      rationale: """
        The transition was never completed: viewDidAppear is missing, and touches may be blocked.
        """,
      help: "call endAppearanceTransition(), or completeTransition(_:) of the transition context",
      examples: .swift(PackageResources.LC213_swift),
      exceptions: [
        """
        A user may hold a swipe for minutes, so the time alone is not reported: the other \
        controller must have settled.
        """,
        """
        It is reported with the first event more than 3 s after the other controller settled, or \
        when the trace ends.
        """,
      ],
      sources: [
        "developer.apple.com/documentation/uikit/uiviewcontroller/endappearancetransition()",
        "developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning/completetransition(_:)",
      ],
      published: """
        github.com/uias/Pageboy/issues/255: \
        a swipe that was given up never told the first page that it appeared
        """,
      mayFollowFrom: [CauseLink(217, within: .life)]
    ),
    isAppearing: true
  )

  /// Reports a disappearance.
  static let stuckDisappearing = StuckMover(
    descriptor: RuleDescriptor(
      214,
      "stuck-disappearing",
      .warning,
      [.callbacks],
      summary: """
        A controller is still disappearing after the other controller of the transition has \
        settled.
        """,
      rationale: """
        The transition was never completed: viewDidDisappear is missing, so the activities that it \
        stops keep running.
        """,
      help: "call completeTransition(!transitionWasCancelled) of the transition context",
      examples: .swift(PackageResources.LC214_swift),
      exceptions: [
        """
        A user may hold a swipe for minutes, so the time alone is not reported: the other \
        controller must have settled.
        """,
        """
        It is reported with the first event more than 3 s after the other controller settled, or \
        when the trace ends.
        """,
      ],
      sources: [
        "developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning/completetransition(_:)"
      ],
      published: """
        github.com/marcosgriselli/SwipeableTabBarController/pull/94: \
        an animator never completed its transition, and the app froze
        """,
      mayFollowFrom: [CauseLink(217, within: .life)]
    ),
    isAppearing: false
  )

  func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    switch signal {
    case .late(let mover) where mover.isAppearing == isAppearing:
      guard let stuck = state.stuck(mover, isTraceOver: true) else { return }
      report(stuck, in: state, to: &ledger)
    case .traceEnded(let end, _):
      for stuck in state.stuckMovers(isAppearing: isAppearing, end: end) {
        report(stuck, in: state, to: &ledger)
      }
    default: break
    }
  }

  private func report(
    _ stuck: AnalysisState.StuckMover,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    let word = isAppearing ? "appearing" : "disappearing"
    let missing = isAppearing ? Name.viewDidAppear : .viewDidDisappear
    ledger.report(
      finding(
        confidence: stuck.confidence,
        of: state.object(stuck.mover.id),
        message: stuck.isPartnerStuck
          ? "still \(word), as \(state.name(stuck.mover.partner)) is in transition, although the "
            + "animation has ended: completeTransition(_:) was never called"
          : "still \(word) although \(state.name(stuck.mover.partner)) has settled; "
            + "\(missing.knownText) was never called",
        evidence: stuck.evidence
      )
    )
  }
}
