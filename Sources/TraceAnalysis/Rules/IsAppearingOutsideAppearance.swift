import Findings

/// Reports `viewIsAppearing` outside an appearance.
struct IsAppearingOutsideAppearance: CellRule {
  static let descriptor = RuleDescriptor(
    206,
    "is-appearing-outside-appearance",
    .error,
    [.callbacks],
    summary: "viewIsAppearing came outside viewWillAppear … viewDidAppear, or twice within.",
    rationale: """
      The callback promises a view on its way to the screen with final geometry; outside it \
      that is not so.
      """,
    help: "never call viewIsAppearing(_:) yourself",
    bad: "viewDidAppear viewIsAppearing",
    good: "viewWillAppear viewIsAppearing viewDidAppear",
    exceptions: ["Systems before iOS 13 never send it."],
    sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)"]
  )

  static let restsOnOrder = true

  func message(_ violation: Violation, in world: World) -> String? {
    switch AppearanceStep(rawValue: violation.state) {
    case .isAppearing: "viewIsAppearing came twice in one appearance"
    case .visible: "viewIsAppearing came after viewDidAppear"
    default: "viewIsAppearing came without viewWillAppear"
    }
  }
}
