import Findings
import TraceModel

/// Reports `didMove(toParent:)` of an orphan.
struct DidMoveWithoutWillMove: CellRule {
  static let descriptor = RuleDescriptor(
    302,
    "did-move-without-will-move",
    .error,
    [.callbacks, .arguments],
    summary: "didMove(toParent:) named a parent although addChild was never called.",
    rationale:
      "The parent does not know the child: no rotation, no traits, no appearance reaches it.",
    help: "call addChild(_:) before didMove(toParent:)",
    bad: "didMove(toParent: p)",
    good: "willMove(toParent: p) didMove(toParent: p)",
    exceptions: ["A second didMove(toParent:) after an appearance comes from UIKit."],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/didmove(toparent:)",
      "developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)",
    ]
  )

  static let restsOnOrder = true

  func message(_ violation: Violation, in world: World) -> String? {
    guard let parent = violation.argument, parent != .none else {
      return "didMove(toParent:) came without addChild(_:)"
    }
    return "didMove(toParent: \(world.name(parent))) came without addChild(_:)"
  }
}
