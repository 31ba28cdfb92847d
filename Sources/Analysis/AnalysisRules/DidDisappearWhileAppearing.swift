import AnalysisEngine
import Findings

/// Reports `viewDidDisappear` of an appearing controller.
struct DidDisappearWhileAppearing: CellRule {
  static let descriptor = RuleDescriptor(
    207,
    "did-disappear-while-appearing",
    .error,
    [.callbacks],
    summary: "viewDidDisappear was called while the controller was appearing.",
    rationale: "viewWillDisappear is missing, so the activities that it stops keep running.",
    help: """
      in a container, call beginAppearanceTransition(false, animated:) before \
      endAppearanceTransition()
      """,
    examples: .loggedSwift(PackageResources.LC207_swift),
    sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/viewdiddisappear(_:)"],
    mayFollowFrom: [CauseLink(216), CauseLink(217), CauseLink(902)]
  )

  static let restsOnOrder = true

  func message(_ violation: Violation, in state: AnalysisState) -> String? {
    "viewDidDisappear was called while it was appearing, without viewWillDisappear"
  }
}
