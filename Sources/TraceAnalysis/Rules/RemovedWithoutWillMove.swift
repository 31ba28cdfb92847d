import Findings
import TraceModel

/// Reports a removal that was not announced.
struct RemovedWithoutWillMove: CellRule {
  static let descriptor = RuleDescriptor(
    304,
    "removed-without-will-move-nil",
    .warning,
    [.arguments, .runtime],
    summary: "removeFromParent ran without willMove(toParent: nil) before.",
    rationale: """
      The child has no chance to prepare its removal; removeFromParent does not send \
      willMove itself.
      """,
    help: "call willMove(toParent: nil) before removeFromParent()",
    bad: "didMove(toParent: p) didMove(toParent: nil)",
    good: "willMove(toParent: nil) didMove(toParent: nil)",
    exceptions: [
      "The view may leave before or after the controller.",
      "UIKit's containers send the callbacks themselves.",
      "addChild(_:) of another parent removes the child from the old one.",
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/willmove(toparent:)",
      "developer.apple.com/documentation/uikit/uiviewcontroller/removefromparent()",
    ]
  )

  static let restsOnOrder = true

  func message(_ violation: Violation, in world: World) -> String? {
    guard !world.population[violation.event.slot].hasUIKitParent else { return nil }
    let former = violation.previousParent == .none ? "" : " \(world.name(violation.previousParent))"
    return "removeFromParent() took it from its parent\(former) without willMove(toParent: nil)"
  }
}
