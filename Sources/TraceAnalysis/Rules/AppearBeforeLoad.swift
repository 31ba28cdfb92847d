import Findings

/// Reports an appearance before the view was loaded.
struct AppearBeforeLoad: CellRule {
  static let descriptor = RuleDescriptor(
    102,
    "appear-before-load",
    .error,
    [.callbacks],
    summary: "A controller appeared before its viewDidLoad.",
    rationale: "What viewDidLoad sets up is missing when viewWillAppear uses it.",
    help: "call super.viewDidLoad() in a logging base class, and assign view in loadView()",
    bad: "init viewWillAppear",
    good: "init loadView viewDidLoad viewWillAppear",
    exceptions: ["A log that never prints viewDidLoad says nothing about loading."],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload()",
      "github.com/ViewDeck/ViewDeck/issues/259",
    ]
  )

  static let restsOnOrder = true

  func message(_ violation: Violation, in world: World) -> String? {
    "\(Vocabulary.text(violation.event.name)) came before viewDidLoad"
  }
}
