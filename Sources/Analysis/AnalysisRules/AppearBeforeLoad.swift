import AnalysisEngine
import Findings
import TraceModel

/// Reports an appearance before the view was loaded.
struct AppearBeforeLoad: CellRule {
  static let descriptor = RuleDescriptor(
    102,
    "appear-before-load",
    .error,
    [.callbacks],
    summary: "A controller appeared before its viewDidLoad.",
    rationale: "viewWillAppear uses views that viewDidLoad has not set up yet.",
    help: "call super.viewDidLoad() in a logging base class, and assign view in loadView()",
    examples: .log(
      wrong: PackageResources.LC102_wrong_log,
      right: PackageResources.LC102_right_log
    ),
    exceptions: ["A log that never prints viewDidLoad does not show when views are loaded."],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload()",
      "github.com/ViewDeck/ViewDeck/issues/259",
    ]
  )

  static let restsOnOrder = true

  func message(_ violation: Violation, in state: AnalysisState) -> String? {
    "\(violation.event.name.knownText) was called before viewDidLoad"
  }
}
