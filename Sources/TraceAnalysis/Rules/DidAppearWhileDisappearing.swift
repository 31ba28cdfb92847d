import Findings

/// Reports `viewDidAppear` of a disappearing controller.
struct DidAppearWhileDisappearing: CellRule {
  static let descriptor = RuleDescriptor(
    212,
    "did-appear-while-disappearing",
    .error,
    [.callbacks],
    summary: "viewDidAppear came while the controller was disappearing.",
    rationale: "A container ended a cancelled transition without beginning the way back.",
    help:
      "on cancel call beginAppearanceTransition(true, animated:), then endAppearanceTransition()",
    bad: "viewWillDisappear viewDidAppear",
    good: "viewWillDisappear viewWillAppear viewDidAppear",
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/beginappearancetransition(_:animated:)"
    ],
    mayFollowFrom: [CauseLink(216), CauseLink(217), CauseLink(902)]
  )

  static let restsOnOrder = true

  func message(_ violation: Violation, in world: World) -> String? {
    "viewDidAppear came while it was disappearing; the cancelled transition skipped viewWillAppear"
  }
}
