import AnalysisEngine
import Findings

/// Reports `viewDidAppear` of a disappearing controller.
struct DidAppearWhileDisappearing: CellRule {
  static let descriptor = RuleDescriptor(
    212,
    "did-appear-while-disappearing",
    .error,
    [.callbacks],
    summary: "viewDidAppear was called while the controller was disappearing.",
    rationale: "A container ended a cancelled transition without starting the appearance again.",
    help: """
      after a cancelled transition, call beginAppearanceTransition(true, animated:), then \
      endAppearanceTransition()
      """,
    examples: .loggedSwift(PackageResources.LC212_swift),
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/beginappearancetransition(_:animated:)"
    ],
    mayFollowFrom: [CauseLink(216), CauseLink(217), CauseLink(902)]
  )

  static let restsOnOrder = true

  func message(_ violation: Violation, in state: AnalysisState) -> String? {
    "viewDidAppear was called while it was disappearing; the cancelled transition skipped viewWillAppear"
  }
}
