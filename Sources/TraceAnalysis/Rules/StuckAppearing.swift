import Findings

/// Reports an appearance that never ended although its transition did.
struct StuckAppearing: Rule {
  static let descriptor = RuleDescriptor(
    213,
    "stuck-appearing",
    .warning,
    [.callbacks],
    summary: "A controller kept appearing after the other one of its transition had settled.",
    rationale: """
      The transition was never completed for it: viewDidAppear is missing, and touches may \
      be blocked.
      """,
    help: "call endAppearanceTransition(), or completeTransition(_:) of the transition context",
    bad: "x.viewWillAppear y.viewWillDisappear y.viewDidDisappear (x nothing)",
    good: "x.viewWillAppear y.viewWillDisappear y.viewDidDisappear x.viewDidAppear",
    exceptions: [
      """
      A finger may rest for minutes: time alone proves nothing, only the other controller \
      does.
      """
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/endappearancetransition()",
      "developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning/completetransition(_:)",
    ],
    mayFollowFrom: [CauseLink(217, within: .life)]
  )

  static let restsOnOrder = true

  static let signals: Signal.Kinds = .end

  mutating func receive(_ signal: Signal, in world: inout World) {
    guard case .traceEnded(let end, _) = signal else { return }
    for stuck in world.stuckMovers(isAppearing: true, end: end) {
      world.report(
        finding(
          confidence: stuck.confidence,
          of: world.object(stuck.mover.id),
          message: "still appearing although \(world.name(stuck.mover.partner)) has settled; "
            + "viewDidAppear never came",
          evidence: stuck.evidence
        )
      )
    }
  }
}
