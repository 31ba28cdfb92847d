import AnalysisEngine
import Findings

/// Reports `viewWillAppear` of an appearing controller.
struct WillAppearRepeated: CellRule {
  static let descriptor = RuleDescriptor(
    205,
    "will-appear-repeated",
    .error,
    [.callbacks],
    summary: "viewWillAppear was called twice in one appearance.",
    rationale: "The callback starts its observers and timers twice.",
    help: """
      remove the call of viewWillAppear(_:) or the second beginAppearanceTransition(true, \
      animated:)
      """,
    examples: .loggedSwift(PackageResources.LC205_swift),
    exceptions: [
      "viewWillAppear after viewWillDisappear is legal: a swipe was cancelled.",
      """
      In a log that prints only a name, and no deinit, another object of the name may have appeared: \
      only the first object of the name is judged. A viewWillAppear that follows another one at once \
      is then reported as info with low confidence.
      """,
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:)",
      "github.com/martinjuhasz/MJPopupViewController/issues/76",
    ],
    mayFollowFrom: [CauseLink(216), CauseLink(217), CauseLink(902)]
  )

  static let restsOnOrder = true

  func message(_ violation: Violation, in state: AnalysisState) -> String? {
    "viewWillAppear was called while it was already appearing"
  }
}
