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
    summary:
      "didMove(toParent:) named a different parent than willMove(toParent:) or addChild(_:).",
    rationale: "The child's parent and the controller that the app named disagree.",
    help: "pass the controller that addChild(_:) was called on",
    examples: .swift(PackageResources.LC303_swift),
    sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/didmove(toparent:)"],
    published: """
      github.com/lkzhao/UIComponent/pull/55: \
      didMove(toParent: nil) was called after addChild
      """
  )

  let restsOnOrder = true

  func message(_ violation: Violation, in state: AnalysisState) -> String? {
    let parent = state.name(violation.argument ?? .none)
    let instance = state.hierarchy[violation.event.slot]
    let announced = state.name(
      instance.identity == .runtime ? instance.relations.parent : violation.previousParent
    )
    return "didMove(toParent: \(parent)) was called, but its parent is \(announced)"
  }
}
