import Findings

/// Reports `viewWillAppear` of an appearing controller.
struct WillAppearRepeated: CellRule {
  static let descriptor = RuleDescriptor(
    205,
    "will-appear-repeated",
    .error,
    [.callbacks],
    summary: "viewWillAppear came twice in one appearance.",
    rationale: "Observers and timers that the callback starts are started twice.",
    help: """
      remove the call of viewWillAppear(_:) or the second beginAppearanceTransition(true, \
      animated:)
      """,
    bad: "viewWillAppear viewWillAppear",
    good: "viewWillAppear viewWillDisappear viewWillAppear",
    exceptions: ["viewWillAppear after viewWillDisappear is legal: a swipe was cancelled."],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:)",
      "github.com/martinjuhasz/MJPopupViewController/issues/76",
    ],
    mayFollowFrom: [CauseLink(216), CauseLink(217), CauseLink(902)]
  )

  static let restsOnOrder = true

  func message(_ violation: Violation, in world: World) -> String? {
    "viewWillAppear came while it was already appearing"
  }
}
