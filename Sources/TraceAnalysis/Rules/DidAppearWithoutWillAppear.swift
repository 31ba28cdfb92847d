import Findings

/// Reports `viewDidAppear` of a hidden controller.
struct DidAppearWithoutWillAppear: CellRule {
  static let descriptor = RuleDescriptor(
    202,
    "did-appear-without-will-appear",
    .error,
    [.callbacks],
    summary: "viewDidAppear came although viewWillAppear had not.",
    rationale: "What viewWillAppear prepares is missing when the screen is used.",
    help: """
      a container calls beginAppearanceTransition(true, animated:) before \
      endAppearanceTransition()
      """,
    bad: "viewDidLoad viewDidAppear",
    good: "viewDidLoad viewWillAppear viewDidAppear",
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/viewdidappear(_:)",
      "openradar 12322346",
    ],
    mayFollowFrom: [CauseLink(216), CauseLink(217), CauseLink(902)]
  )

  static let restsOnOrder = true

  func message(_ violation: Violation, in world: World) -> String? {
    "viewDidAppear came without viewWillAppear"
  }
}
