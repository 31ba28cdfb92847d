import Findings
import TraceModel

/// Reports `addChild` of a child whose view belongs to another parent.
struct ParentSetTwice: Rule {
  static let descriptor = RuleDescriptor(
    312,
    "parent-set-twice",
    .error,
    [.runtime],
    summary: "addChild was refused: the child stands in the view of another parent.",
    rationale: "UIKit throws UIViewControllerHierarchyInconsistency.",
    help: "call willMove(toParent: nil), remove the view and removeFromParent() first",
    bad: "b.addChild(child) while child.view is in a.view",
    good: "child.view.removeFromSuperview() b.addChild(child)",
    exceptions: [
      """
      addChild alone takes a child from its old parent: without its view in the other view it \
      is legal.
      """
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)",
      "UIKit: UIViewControllerHierarchyInconsistency",
    ]
  )

  static let restsOnOrder = true

  static let signals: Signal.Kinds = .diagnostic

  func receive(_ signal: Signal, in world: inout World) {
    guard case .diagnostic(let event, let text) = signal, !world.isLog,
      event.name == .hierarchyInconsistency, text.contains("but requested parent is")
    else { return }
    let call = world.openCall(.addChild)
    world.report(
      finding(
        of: world.object(event.subject),
        message: "addChild was refused: its view stands in the view of another parent",
        evidence: (call.map { [world.evidence($0, note: "called here")] } ?? [])
          + [world.evidence(event, note: "refused here")]
      )
    )
  }
}
