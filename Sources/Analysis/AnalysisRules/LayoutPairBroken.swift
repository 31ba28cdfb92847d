import AnalysisEngine
import Findings

/// Reports a layout of which one callback is missing.
struct LayoutPairBroken: CellRule {
  let descriptor = RuleDescriptor(
    601,
    "layout-pair-broken",
    .warning,
    [.callbacks],
    summary: "viewDidLayoutSubviews was called without viewWillLayoutSubviews, or the reverse.",
    rationale: "An override that does not call super, or an exception, interrupted the layout.",
    help: "call super in both overrides, and call neither method yourself",
    examples: .loggedSwift(PackageResources.LC601_swift),
    exceptions: [
      "One layout within another is legal: layoutIfNeeded() in viewWillLayoutSubviews.",
      "A log that prints only one of the two callbacks is not reported.",
    ],
    sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/viewdidlayoutsubviews()"]
  )

  func message(_ violation: Violation, in state: AnalysisState) -> String? {
    violation.trigger == LayoutTrigger.didLayout.rawValue
      ? "viewDidLayoutSubviews was called without viewWillLayoutSubviews"
      : "viewWillLayoutSubviews was not followed by viewDidLayoutSubviews"
  }
}
