import AnalysisEngine
import Findings
import TraceModel

/// Reports a child that receives `didMove(toParent:)` before its view is added.
struct DidMoveBeforeViewAdded: Rule {
  let descriptor = RuleDescriptor(
    311,
    "did-move-before-view-added",
    .note,
    [.runtime],
    summary: "didMove(toParent:) was called while the child's view was not in the parent's view.",
    rationale: """
      The child receives didMove(toParent:) after it was added; a child whose view is missing \
      stays hidden.
      """,
    help: "call view.addSubview(child.view) before child.didMove(toParent: self)",
    examples: .swift(PackageResources.LC311_swift),
    exceptions: [
      "Navigation, tab and page controllers add the views of their children when they show them."
    ],
    sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/didmove(toparent:)"],
    published: """
      github.com/justeat/ScrollingStackViewController/pull/6: \
      didMove was called before the view was set up
      """
  )

  let restsOnOrder = true

  let signals: Signal.Kinds = [.containment, .turn]

  private struct Pending {
    var child: SubjectID
    var parent: SubjectID
    var evidence: Finding.Evidence
  }

  private var pending: [Pending] = []

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    switch signal {
    case .containment(let move):
      guard move.trigger == .didMoveToParent, move.argument != .none,
        move.before == StateSet(ContainmentStep.adopting.rawValue),
        state.hierarchy[move.event.slot].identity == .runtime,
        !state.isUIKitContainer(move.argument),
        !isInPlace(move.event.subject, in: move.argument, state: state)
      else { return }
      pending.append(
        Pending(
          child: move.event.subject,
          parent: move.argument,
          evidence: state.evidence(move.event, note: "its view is not in the parent's view yet")
        )
      )
      ledger.requestTurnEnd(since: state.cursor.now)
    case .turnEnded:
      let items = pending
      pending = []
      for item in items { check(item, in: state, to: &ledger) }
    default: break
    }
  }

  private func check(_ item: Pending, in state: AnalysisState, to ledger: inout FindingLedger) {
    let parent = state.name(item.parent)
    let isAddedNow = isInPlace(item.child, in: item.parent, state: state)
    ledger.report(
      finding(
        of: state.object(item.child),
        message: isAddedNow
          ? "didMove(toParent:) was called before its view was in the view of \(parent)"
          : "didMove(toParent:) was called, but its view is not in the view of \(parent): "
            + "addSubview(_:) is missing",
        evidence: [item.evidence]
      )
    )
  }

  private func isInPlace(_ child: SubjectID, in parent: SubjectID, state: AnalysisState) -> Bool {
    guard let slot = state.hierarchy.find(child), state.hierarchy[slot].relations.rootView != .none
    else {
      return false
    }
    return state.hierarchy.controller(above: state.hierarchy[slot].relations.rootView) == parent
  }
}
