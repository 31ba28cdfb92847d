import AnalysisEngine
import Findings

/// Reports `viewIsAppearing` outside an appearance.
struct IsAppearingOutsideAppearance: CellRule {
  let descriptor = RuleDescriptor(
    206,
    "is-appearing-outside-appearance",
    .error,
    [.callbacks],
    summary: """
      viewIsAppearing was called twice in one appearance, or not between viewWillAppear and \
      viewDidAppear.
      """,
    rationale: """
      Code in viewIsAppearing relies on a view that is in a window with its final geometry.
      """,
    help: "never call viewIsAppearing(_:) yourself",
    examples: .loggedSwift(PackageResources.LC206_swift),
    exceptions: ["Systems before iOS 13 never call viewIsAppearing."],
    sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)"]
  )

  let restsOnOrder = true

  func message(_ violation: Violation, in state: AnalysisState) -> String? {
    switch AppearanceStep(rawValue: violation.state) {
    case .isAppearing: "viewIsAppearing was called twice in one appearance"
    case .visible: "viewIsAppearing was called after viewDidAppear"
    default: "viewIsAppearing was called without viewWillAppear"
    }
  }
}
