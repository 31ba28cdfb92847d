import AnalysisEngine
import Findings

/// Reports `viewWillDisappear` of a hidden controller.
struct WillDisappearWhileHidden: CellRule {
  static let descriptor = RuleDescriptor(
    203,
    "will-disappear-while-hidden",
    .error,
    [.callbacks],
    summary: "viewWillDisappear was called although the view never appeared.",
    rationale: "The callback tears down state that was never set up.",
    help: "do not forward a disappearance to children that did not appear",
    examples: .loggedSwift(PackageResources.LC203_swift),
    exceptions: [
      "viewWillDisappear before viewDidAppear is legal: the transition was cancelled or replaced."
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/viewwilldisappear(_:)",
      "github.com/rechsteiner/Parchment/issues/356",
    ],
    mayFollowFrom: [CauseLink(216), CauseLink(217), CauseLink(902)]
  )

  static let restsOnOrder = true

  func message(_ violation: Violation, in state: AnalysisState) -> String? {
    "viewWillDisappear was called while it was hidden"
  }
}
