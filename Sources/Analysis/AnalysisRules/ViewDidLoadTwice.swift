import AnalysisEngine
import Findings
import TraceModel

/// Reports a view that is loaded again although it is already loaded.
struct ViewDidLoadTwice: CellRule {
  let descriptor = RuleDescriptor(
    101,
    "view-did-load-twice",
    .warning,
    [.callbacks, .runtime],
    summary: "loadView or viewDidLoad ran again for a controller whose view is loaded.",
    rationale: """
      viewDidLoad runs once in the lifetime of a controller; a second run adds subviews and \
      observers twice.
      """,
    help: "never call viewDidLoad() yourself, and do not set view to nil",
    examples: .loggedSwift(PackageResources.LC101_swift),
    exceptions: [
      "After the app sets view to nil, the view is loaded again.",
      "In a log that names only the class, a second viewDidLoad belongs to a second object.",
      "An address that is reused after a deallocation belongs to a new object.",
      "A recording shows that the app calls viewDidLoad itself: that is LC216.",
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/loadview()",
      "developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload()",
    ],
    published: """
      github.com/kingcos/Perspective, “UIViewController Life Cycle”: \
      a loadView without a view loads again and again
      """
  )

  let restsOnOrder = true

  let weakerThan: [RuleID] = [105]

  func message(_ violation: Violation, in state: AnalysisState) -> String? {
    let wasLoaded = state.hierarchy.changes(of: violation.event.slot)
      .contains { $0.kind == .load && ($0.name == .viewDidLoad || $0.name == .loadView) }
    let name = violation.event.name.knownText
    return wasLoaded
      ? "\(name) ran again for the same controller"
      : "\(name) ran after the controller had begun to appear"
  }

  func severity(_ violation: Violation, in state: AnalysisState) -> Severity {
    state.hierarchy[violation.event.slot].identity == .runtime ? .error : .warning
  }
}
