import AnalysisEngine
import Findings

/// Reports `viewDidDisappear` of a visible controller.
struct DidDisappearWithoutWill: CellRule {
  static let descriptor = RuleDescriptor(
    210,
    "did-disappear-without-will",
    .error,
    [.callbacks],
    summary: "viewDidDisappear was called without viewWillDisappear.",
    rationale: "viewWillDisappear did not save its data or stop its activities.",
    help: """
      in a container, call beginAppearanceTransition(false, animated:) before \
      endAppearanceTransition()
      """,
    examples: .loggedSwift(PackageResources.LC210_swift),
    sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/viewdiddisappear(_:)"],
    mayFollowFrom: [CauseLink(216), CauseLink(217), CauseLink(902)]
  )

  static let restsOnOrder = true

  func message(_ violation: Violation, in state: AnalysisState) -> String? {
    "viewDidDisappear was called without viewWillDisappear"
  }
}
