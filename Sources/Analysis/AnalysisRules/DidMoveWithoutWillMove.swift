import AnalysisEngine
import Findings
import TraceModel

/// Reports `didMove(toParent:)` of a controller without a parent.
struct DidMoveWithoutWillMove: CellRule {
  let descriptor = RuleDescriptor(
    302,
    "did-move-without-will-move",
    .error,
    [.callbacks, .arguments],
    summary: "didMove(toParent:) named a parent although addChild was never called.",
    rationale: """
      The controller is not a child: it receives no rotation, traits or appearance callbacks \
      from the parent.
      """,
    help: "call addChild(_:) before didMove(toParent:)",
    examples: .swift(PackageResources.LC302_swift),
    exceptions: [
      "A second didMove(toParent:) after an appearance is sent by UIKit.",
      """
      In a log that prints a class without init, a name may be several children, so that their \
      moves are not judged.
      """,
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/didmove(toparent:)",
      "developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)",
    ],
    published: """
      github.com/daria-kopaliani/DAPagesContainer/issues/5: \
      a pager called willMove(toParent:) in place of addChild
      """
  )

  let restsOnOrder = true

  func message(_ violation: Violation, in state: AnalysisState) -> String? {
    guard let parent = violation.argument, parent != .none else {
      return "didMove(toParent:) was called without addChild(_:)"
    }
    return "didMove(toParent: \(state.name(parent))) was called without addChild(_:)"
  }
}
