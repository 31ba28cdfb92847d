import AnalysisEngine
import Findings

/// Reports `viewDidAppear` of a hidden controller.
struct DidAppearWithoutWillAppear: CellRule {
  static let descriptor = RuleDescriptor(
    202,
    "did-appear-without-will-appear",
    .error,
    [.callbacks],
    summary: "viewDidAppear was called without viewWillAppear.",
    rationale: "The user sees a screen that viewWillAppear has not prepared.",
    help: """
      in a container, call beginAppearanceTransition(true, animated:) before \
      endAppearanceTransition()
      """,
    examples: .loggedSwift(PackageResources.LC202_swift),
    exceptions: [
      """
      In a log it is withheld, and the summary counts it, if no object of the class prints \
      viewWillAppear. One such line, before or after, is enough; the number of visits and deinit \
      lines do not matter.
      """
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/viewdidappear(_:)",
      "openradar 12322346",
    ],
    mayFollowFrom: [CauseLink(216), CauseLink(217), CauseLink(902)]
  )

  static let restsOnOrder = true

  func message(_ violation: Violation, in state: AnalysisState) -> String? {
    "viewDidAppear was called without viewWillAppear"
  }
}
