import Findings

/// Reports `viewWillAppear` of a visible controller.
struct WillAppearWhileVisible: CellRule {
  static let descriptor = RuleDescriptor(
    208,
    "will-appear-while-visible",
    .error,
    [.callbacks],
    summary: "viewWillAppear came although the controller was visible.",
    rationale:
      "Someone uses the callback to refresh the screen; observers and timers are started twice.",
    help: "move the refreshing into a method of its own and call that",
    bad: "viewDidAppear viewWillAppear",
    good: "viewDidAppear viewWillDisappear viewWillAppear",
    exceptions: ["A log that never prints viewWillDisappear may hide it."],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:)",
      "developer.apple.com/documentation/uikit/uiviewcontroller/beginappearancetransition(_:animated:)",
    ],
    mayFollowFrom: [CauseLink(216), CauseLink(217), CauseLink(902)]
  )

  static let restsOnOrder = true

  func message(_ violation: Violation, in world: World) -> String? {
    "viewWillAppear came while it was already visible"
  }
}
