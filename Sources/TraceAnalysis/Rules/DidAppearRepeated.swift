import Findings

/// Reports `viewDidAppear` of a visible controller.
struct DidAppearRepeated: CellRule {
  static let descriptor = RuleDescriptor(
    209,
    "did-appear-repeated",
    .error,
    [.callbacks],
    summary: "viewDidAppear came although the controller was visible already.",
    rationale: "Screen analytics count twice; what the callback starts runs twice.",
    help: """
      one endAppearanceTransition() belongs to each beginAppearanceTransition(_:animated:); \
      never call the callback itself
      """,
    bad: "viewDidAppear viewDidAppear",
    good: "viewDidAppear viewWillDisappear viewWillAppear viewDidAppear",
    exceptions: [
      "A cancelled swipe brings viewDidAppear again without viewDidDisappear.",
      "A view added without addChild while its parent appears gets viewDidAppear twice.",
    ],
    sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/viewdidappear(_:)"],
    mayFollowFrom: [CauseLink(216), CauseLink(217), CauseLink(902)]
  )

  static let restsOnOrder = true

  func message(_ violation: Violation, in world: World) -> String? {
    "viewDidAppear came while it was already visible"
  }
}
