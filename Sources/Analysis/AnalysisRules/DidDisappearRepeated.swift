import AnalysisEngine
import Findings

/// Reports `viewDidDisappear` of a hidden controller.
struct DidDisappearRepeated: CellRule {
  static let descriptor = RuleDescriptor(
    204,
    "did-disappear-repeated",
    .error,
    [.callbacks],
    summary: "viewDidDisappear was called although the controller was already hidden.",
    rationale: "The callback tears down the same state twice.",
    help: """
      call endAppearanceTransition() once for each beginAppearanceTransition(_:animated:); never \
      call the callback yourself
      """,
    examples: .loggedSwift(PackageResources.LC204_swift),
    sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/viewdiddisappear(_:)"],
    mayFollowFrom: [CauseLink(216), CauseLink(217), CauseLink(902)]
  )

  static let restsOnOrder = true

  func message(_ violation: Violation, in state: AnalysisState) -> String? {
    "viewDidDisappear was called while it was already hidden"
  }
}
