import Findings

/// Reports `viewDidDisappear` of a hidden controller.
struct DidDisappearRepeated: CellRule {
  static let descriptor = RuleDescriptor(
    204,
    "did-disappear-repeated",
    .error,
    [.callbacks],
    summary: "viewDidDisappear came although the controller was hidden already.",
    rationale: "What the callback tears down is torn down twice.",
    help: """
      one endAppearanceTransition() belongs to each beginAppearanceTransition(_:animated:); \
      never call the callback itself
      """,
    bad: "viewWillDisappear viewDidDisappear viewDidDisappear",
    good: "viewWillDisappear viewDidDisappear",
    sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/viewdiddisappear(_:)"],
    mayFollowFrom: [CauseLink(216), CauseLink(217), CauseLink(902)]
  )

  static let restsOnOrder = true

  func message(_ violation: Violation, in world: World) -> String? {
    "viewDidDisappear came while it was already hidden"
  }
}
