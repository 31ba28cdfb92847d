import Findings

/// Reports `didMove(toParent: nil)` of an orphan.
struct DidMoveToNoneTwice: CellRule {
  static let descriptor = RuleDescriptor(
    307,
    "did-move-nil-twice",
    .warning,
    [.arguments],
    summary: "didMove(toParent: nil) came for a controller without a parent.",
    rationale: "removeFromParent sends it; a call by hand sends it twice.",
    help: "drop the call of didMove(toParent: nil)",
    bad: "willMove(toParent: nil) didMove(toParent: nil) didMove(toParent: nil)",
    good: "willMove(toParent: nil) didMove(toParent: nil)",
    sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/didmove(toparent:)"]
  )

  static let restsOnOrder = true

  func message(_ violation: Violation, in world: World) -> String? {
    "didMove(toParent: nil) came although it has no parent"
  }
}
