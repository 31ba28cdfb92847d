import Findings

/// Warns of a layout that did not end, or not begin.
struct LayoutPairBroken: CellRule {
  static let descriptor = RuleDescriptor(
    601,
    "layout-pair-broken",
    .warning,
    [.callbacks],
    summary: "viewDidLayoutSubviews came without viewWillLayoutSubviews, or the other way round.",
    rationale: "An override that does not call super, or an exception, broke the layout off.",
    help: "call super in both overrides, and call neither yourself",
    bad: "viewDidLayoutSubviews",
    good: "viewWillLayoutSubviews viewDidLayoutSubviews",
    exceptions: [
      "One layout within another is legal: layoutIfNeeded() in viewWillLayoutSubviews.",
      "A log that prints only one of the two proves nothing.",
    ],
    sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/viewdidlayoutsubviews()"]
  )

  func message(_ violation: Violation, in world: World) -> String? {
    violation.letter == LayoutLetter.didLayout.rawValue
      ? "viewDidLayoutSubviews came without viewWillLayoutSubviews"
      : "viewWillLayoutSubviews was not followed by viewDidLayoutSubviews"
  }
}
