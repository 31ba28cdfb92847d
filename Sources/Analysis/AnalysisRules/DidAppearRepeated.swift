import AnalysisEngine
import Findings

/// Reports `viewDidAppear` of a visible controller.
struct DidAppearRepeated: CellRule {
  static let descriptor = RuleDescriptor(
    209,
    "did-appear-repeated",
    .error,
    [.callbacks],
    summary: "viewDidAppear was called although the controller was already visible.",
    rationale: "Screen analytics count the screen twice, and the callback starts its work twice.",
    help: """
      call endAppearanceTransition() once for each beginAppearanceTransition(_:animated:); never \
      call the callback yourself
      """,
    examples: .loggedSwift(PackageResources.LC209_swift),
    exceptions: [
      "After a cancelled swipe, viewDidAppear is called again without viewDidDisappear.",
      """
      If a view is added without addChild while its parent appears, UIKit calls viewDidAppear \
      twice.
      """,
      "A recording shows that the app makes the call: that is LC216.",
    ],
    sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/viewdidappear(_:)"],
    mayFollowFrom: [CauseLink(216), CauseLink(217), CauseLink(902)]
  )

  static let restsOnOrder = true

  func message(_ violation: Violation, in state: AnalysisState) -> String? {
    "viewDidAppear was called while it was already visible"
  }
}
