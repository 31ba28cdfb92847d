import Findings

/// Reports `viewDidDisappear` of a visible controller.
struct DidDisappearWithoutWill: CellRule {
  static let descriptor = RuleDescriptor(
    210,
    "did-disappear-without-will",
    .error,
    [.callbacks],
    summary: "viewDidDisappear came although viewWillDisappear had not.",
    rationale: "What viewWillDisappear saves or stops is lost.",
    help: """
      a container calls beginAppearanceTransition(false, animated:) before it ends the \
      transition
      """,
    bad: "viewDidAppear viewDidDisappear",
    good: "viewDidAppear viewWillDisappear viewDidDisappear",
    sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/viewdiddisappear(_:)"],
    mayFollowFrom: [CauseLink(216), CauseLink(217), CauseLink(902)]
  )

  static let restsOnOrder = true

  func message(_ violation: Violation, in world: World) -> String? {
    "viewDidDisappear came without viewWillDisappear"
  }
}
