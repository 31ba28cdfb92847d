import AnalysisEngine
import Findings
import TraceModel

/// Reports a second `didMove(toParent:)` of a child in a container of the app.
struct DidMoveToParentRepeated: CellRule {
  let descriptor = RuleDescriptor(
    314,
    "did-move-to-parent-repeated",
    .warning,
    [.arguments],
    summary: "didMove(toParent:) was called again although the child has arrived in its parent.",
    rationale: "The work that the child does when it has been added is done twice.",
    help: "call child.didMove(toParent: self) once for each addChild(_:)",
    examples: .swift(PackageResources.LC314_swift),
    exceptions: [
      """
      UIKit calls it again after the viewDidAppear of a child, also in containers of the app \
      (recorded in traces/stories/child.json), and its own containers may call it at other times.
      """,
      """
      A log that does not print the parent shows no repetition; in other logs the confidence is \
      low, because the class of the parent may be a subclass of a container of UIKit.
      """,
    ],
    sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/didmove(toparent:)"],
    published: """
      github.com/rickytan/RTRootNavigationController/pull/56: \
      a wrapper called didMove that the system calls as well
      """
  )

  let restsOnOrder = true

  func message(_ violation: Violation, in state: AnalysisState) -> String? {
    guard let parent = violation.argument,
      !state.hierarchy[violation.event.slot].relations.hasUIKitParent,
      !hasAppearedSinceArrival(violation.event.slot, in: state)
    else { return nil }
    return "didMove(toParent: \(state.name(parent))) was called again without a new addChild(_:)"
  }

  /// Whether the child received `viewDidAppear` since the last `didMove(toParent:)`, or whether the
  /// changes between are too many to be kept.
  private func hasAppearedSinceArrival(_ slot: Int, in state: AnalysisState) -> Bool {
    let changes = state.hierarchy.changes(of: slot)
    guard let arrival = changes.lastIndex(where: { $0.name == .didMoveToParent }) else {
      return true
    }
    return changes[arrival...].contains { $0.name == .viewDidAppear }
  }

  func confidence(_ violation: Violation, in state: AnalysisState) -> Confidence {
    state.hierarchy[violation.event.slot].identity == .runtime ? .high : .low
  }
}
