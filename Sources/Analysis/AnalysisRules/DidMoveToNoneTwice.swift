import AnalysisEngine
import Findings
import TraceModel

/// Reports `didMove(toParent: nil)` of a controller without a parent.
struct DidMoveToNoneTwice: CellRule {
  let descriptor = RuleDescriptor(
    307,
    "did-move-nil-twice",
    .warning,
    [.arguments],
    summary: "didMove(toParent: nil) was called on a controller without a parent.",
    rationale: "removeFromParent calls it; a call by the app calls it a second time.",
    help: "remove the call of didMove(toParent: nil)",
    examples: .swift(PackageResources.LC307_swift),
    sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/didmove(toparent:)"]
  )

  let restsOnOrder = true

  func message(_ violation: Violation, in state: AnalysisState) -> String? {
    guard isParentKnown(violation.event.slot, in: state) else { return nil }
    return "didMove(toParent: nil) was called although it has no parent"
  }

  /// Whether the trace shows that the controller lost its parent, or never had one.
  ///
  /// Some logs print the callback only when the parent is `nil`, and omit the move to it.
  private func isParentKnown(_ slot: Int, in state: AnalysisState) -> Bool {
    guard state.hierarchy[slot].identity != .runtime else { return true }
    let orphan = StateSet(ContainmentStep.orphan.rawValue)
    return state.hierarchy.changes(of: slot)
      .contains { $0.kind == .containment && $0.after != orphan }
  }
}
