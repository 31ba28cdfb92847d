import Findings

/// Reports `viewDidDisappear` of an appearing controller.
struct DidDisappearWhileAppearing: CellRule {
  static let descriptor = RuleDescriptor(
    207,
    "did-disappear-while-appearing",
    .error,
    [.callbacks],
    summary: "viewDidDisappear came while the controller was appearing.",
    rationale: "The will callback of the pair is missing: what it stops keeps running.",
    help: """
      a container calls beginAppearanceTransition(false, animated:) before it ends the \
      transition
      """,
    bad: "viewWillAppear viewDidDisappear",
    good: "viewWillAppear viewWillDisappear viewDidDisappear",
    sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/viewdiddisappear(_:)"],
    mayFollowFrom: [CauseLink(216), CauseLink(217), CauseLink(902)]
  )

  static let restsOnOrder = true

  func message(_ violation: Violation, in world: World) -> String? {
    "viewDidDisappear came while it was appearing, without viewWillDisappear"
  }
}
