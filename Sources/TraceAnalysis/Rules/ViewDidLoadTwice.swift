import Findings
import TraceModel

/// Reports a view that is loaded although it is loaded already.
struct ViewDidLoadTwice: CellRule {
  static let descriptor = RuleDescriptor(
    101,
    "view-did-load-twice",
    .warning,
    [.callbacks, .runtime],
    summary: "loadView or viewDidLoad ran again for a controller that has its view.",
    rationale: """
      viewDidLoad runs once in a controller's life; a second run adds subviews and observers \
      twice.
      """,
    help: "never call viewDidLoad() yourself, and do not set view to nil",
    bad: "viewDidLoad viewDidLoad",
    good: "viewDidLoad view = nil viewDidLoad",
    exceptions: [
      "After the app sets view to nil, the view is loaded again.",
      "Where a log names the class only, a second viewDidLoad shows a second object.",
      "An address that is used again after a deallocation is a new object.",
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/loadview()",
      "developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload()",
    ]
  )

  static let restsOnOrder = true

  static let weakerThan: [RuleID] = [105]

  func message(_ violation: Violation, in world: World) -> String? {
    "\(Vocabulary.text(violation.event.name)) ran again for the same controller"
  }

  func severity(_ violation: Violation, in world: World) -> Severity {
    world.population[violation.event.slot].identity == .runtime ? .error : .warning
  }
}
