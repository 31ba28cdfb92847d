import AnalysisEngine
import Findings
import TraceModel

/// Reports `addChild` of a child whose view is in the view of a different parent.
struct ParentSetTwice: Rule {
  let descriptor = RuleDescriptor(
    312,
    "parent-set-twice",
    .error,
    [.runtime],
    summary: "UIKit rejected addChild: the view of the child is in the view of a different parent.",
    rationale: "UIKit raises UIViewControllerHierarchyInconsistency and the app crashes.",
    help: "call willMove(toParent: nil), remove the view and call removeFromParent() first",
    examples: .swift(PackageResources.LC312_swift),
    exceptions: [
      """
      addChild removes a child from its old parent: it is legal if the child's view is not in \
      the old parent's view.
      """
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)",
      "UIKit: UIViewControllerHierarchyInconsistency",
    ],
    published: """
      github.com/smartnsoft/Extra/pull/7: \
      addChild was called while the view was in the view of another controller
      """
  )

  let restsOnOrder = true

  let signals: Signal.Kinds = .diagnostic

  func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .diagnostic(let event, let text) = signal, !state.settings.isLog,
      event.name == .hierarchyInconsistency, text.contains("but requested parent is")
    else { return }
    let call = state.calls.openCall(.addChild)
    ledger.report(
      finding(
        of: state.object(event.subject),
        message: "addChild was rejected: its view is in the view of a different parent",
        evidence: (call.map { [state.evidence($0, note: "called here")] } ?? [])
          + [state.evidence(event, note: "rejected here")]
      )
    )
  }
}
