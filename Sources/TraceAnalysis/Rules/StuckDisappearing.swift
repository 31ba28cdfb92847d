import Findings

/// Reports a disappearance that never ended although its transition did.
struct StuckDisappearing: Rule {
  static let descriptor = RuleDescriptor(
    214,
    "stuck-disappearing",
    .warning,
    [.callbacks],
    summary: "A controller kept disappearing after the other one of its transition had settled.",
    rationale: """
      The transition was never completed for it: viewDidDisappear is missing, what it stops \
      keeps running.
      """,
    help: "call completeTransition(!transitionWasCancelled) of the transition context",
    bad: "x.viewWillDisappear y.viewWillAppear y.viewDidAppear (x nothing)",
    good: "x.viewWillDisappear y.viewWillAppear x.viewDidDisappear y.viewDidAppear",
    exceptions: [
      """
      A finger may rest for minutes: time alone proves nothing, only the other controller \
      does.
      """
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning/completetransition(_:)"
    ],
    mayFollowFrom: [CauseLink(217, within: .life)]
  )

  static let restsOnOrder = true

  static let signals: Signal.Kinds = .end

  mutating func receive(_ signal: Signal, in world: inout World) {
    guard case .traceEnded(let end, _) = signal else { return }
    for stuck in world.stuckMovers(isAppearing: false, end: end) {
      world.report(
        finding(
          confidence: stuck.confidence,
          of: world.object(stuck.mover.id),
          message: "still disappearing although \(world.name(stuck.mover.partner)) has settled; "
            + "viewDidDisappear never came",
          evidence: stuck.evidence
        )
      )
    }
  }
}
