import AnalysisEngine
import Findings

/// Reports `viewWillDisappear` of a disappearing controller.
struct WillDisappearRepeated: CellRule {
  static let descriptor = RuleDescriptor(
    211,
    "will-disappear-repeated",
    .error,
    [.callbacks],
    summary: "viewWillDisappear was called twice in one disappearance.",
    rationale: "The callback saves its data or stops its activities twice.",
    help: "dismiss or pop once; remove the call of viewWillDisappear(_:)",
    examples: .loggedSwift(PackageResources.LC211_swift),
    exceptions: ["UIKit calls viewWillDisappear twice on a UIInputViewController."],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/viewwilldisappear(_:)",
      "github.com/mattneub/Programming-iOS-Book-Examples bk2ch10p525InputViewTest",
    ],
    mayFollowFrom: [CauseLink(216), CauseLink(217), CauseLink(902)]
  )

  static let restsOnOrder = true

  func message(_ violation: Violation, in state: AnalysisState) -> String? {
    let name = state.className(slot: violation.event.slot) ?? ""
    guard name != "UIInputViewController" else { return nil }
    return "viewWillDisappear was called while it was already disappearing"
  }
}
