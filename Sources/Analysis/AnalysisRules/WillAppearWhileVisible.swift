import AnalysisEngine
import Findings

/// Reports `viewWillAppear` of a visible controller.
struct WillAppearWhileVisible: CellRule {
  static let descriptor = RuleDescriptor(
    208,
    "will-appear-while-visible",
    .error,
    [.callbacks],
    summary: "viewWillAppear was called although the controller was visible.",
    rationale: """
      The app probably calls it to refresh the screen; observers and timers are started twice.
      """,
    help: "move the code that refreshes the screen into a separate method and call that method",
    examples: .loggedSwift(PackageResources.LC208_swift),
    exceptions: ["A log that never prints viewWillDisappear may hide a disappearance in between."],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:)",
      "developer.apple.com/documentation/uikit/uiviewcontroller/beginappearancetransition(_:animated:)",
    ],
    mayFollowFrom: [CauseLink(216), CauseLink(217), CauseLink(902)]
  )

  static let restsOnOrder = true

  func message(_ violation: Violation, in state: AnalysisState) -> String? {
    "viewWillAppear was called while it was already visible"
  }
}
