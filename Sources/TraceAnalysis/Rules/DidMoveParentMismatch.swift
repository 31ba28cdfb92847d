import Findings
import TraceModel

/// Reports `didMove(toParent:)` with another parent than announced.
struct DidMoveParentMismatch: CellRule {
  static let descriptor = RuleDescriptor(
    303,
    "did-move-parent-mismatch",
    .error,
    [.arguments],
    summary: "didMove(toParent:) named another parent than willMove(toParent:).",
    rationale: "The child ends under one controller and believes to be under another.",
    help: "pass the controller that addChild(_:) was called on",
    bad: "willMove(toParent: p) didMove(toParent: q)",
    good: "willMove(toParent: p) didMove(toParent: p)",
    sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/didmove(toparent:)"]
  )

  static let restsOnOrder = true

  func message(_ violation: Violation, in world: World) -> String? {
    let parent = world.name(violation.argument ?? .none)
    let announced = world.name(violation.previousParent)
    return "didMove(toParent: \(parent)) came, but its parent is \(announced)"
  }
}
