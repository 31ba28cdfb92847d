import AnalysisEngine
import Findings
import TraceModel

/// Reports `didMove(toParent:)` with a different parent than `willMove(toParent:)`.
struct DidMoveParentMismatch: CellRule {
  let descriptor = RuleDescriptor(
    303,
    "did-move-parent-mismatch",
    .error,
    [.arguments],
    summary: "didMove(toParent:) named a different parent than willMove(toParent:).",
    rationale: "The child's parent and the controller that the app named disagree.",
    help: "pass the controller that addChild(_:) was called on",
    examples: .swift(PackageResources.LC303_swift),
    sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/didmove(toparent:)"]
  )

  let restsOnOrder = true

  func message(_ violation: Violation, in state: AnalysisState) -> String? {
    let parent = state.name(violation.argument ?? .none)
    let announced = state.name(violation.previousParent)
    return "didMove(toParent: \(parent)) was called, but its parent is \(announced)"
  }
}
