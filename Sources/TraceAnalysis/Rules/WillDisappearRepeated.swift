import Findings

/// Reports `viewWillDisappear` of a disappearing controller.
struct WillDisappearRepeated: CellRule {
  static let descriptor = RuleDescriptor(
    211,
    "will-disappear-repeated",
    .error,
    [.callbacks],
    summary: "viewWillDisappear came twice in one disappearance.",
    rationale: "What the callback saves or stops is saved or stopped twice.",
    help: "dismiss or pop once; remove a call of viewWillDisappear(_:)",
    bad: "viewWillDisappear viewWillDisappear",
    good: "viewWillDisappear viewWillAppear viewWillDisappear",
    exceptions: ["A UIInputViewController gets it twice from UIKit."],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/viewwilldisappear(_:)",
      "github.com/mattneub/Programming-iOS-Book-Examples bk2ch10p525InputViewTest",
    ],
    mayFollowFrom: [CauseLink(216), CauseLink(217), CauseLink(902)]
  )

  static let restsOnOrder = true

  func message(_ violation: Violation, in world: World) -> String? {
    let name = world.className(slot: violation.event.slot) ?? ""
    guard name != "UIInputViewController" else { return nil }
    return "viewWillDisappear came while it was already disappearing"
  }
}
