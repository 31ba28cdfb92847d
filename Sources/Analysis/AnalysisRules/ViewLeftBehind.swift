import AnalysisEngine
import Findings
import TraceModel

/// Reports a removed child whose view remains.
struct ViewLeftBehind: Rule {
  let descriptor = RuleDescriptor(
    309,
    "view-left-behind",
    .warning,
    [.runtime],
    summary: "A child was removed from its parent, but its view stayed in the parent's view.",
    rationale: "The user sees and touches a view whose controller no longer receives callbacks.",
    help: "call child.view.removeFromSuperview()",
    examples: .swift(PackageResources.LC309_swift),
    exceptions: ["The view may be removed later, for example when an animation ends."],
    sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/removefromparent()"],
    published: """
      github.com/justeat/ScrollingStackViewController/pull/23: \
      a removed controller left its view in a padding view
      """
  )

  let restsOnOrder = true

  let signals: Signal.Kinds = [.containment, .death, .end]

  private struct Removal {
    var child: SubjectID
    var parent: SubjectID
    var event: CallbackEvent
  }

  private var removals: [SubjectID: Removal] = [:]
  /// The children that were removed from each parent, which a deallocation examines.
  private var removed: [SubjectID: Set<SubjectID>] = [:]
  private var parents: [SubjectID: SubjectID] = [:]

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    switch signal {
    case .containment(let move):
      let child = move.event.subject
      if move.trigger == .didMoveToNone {
        guard let parent = parents.removeValue(forKey: child),
          !state.hierarchy[move.event.slot].relations.hasUIKitParent
        else { return }
        forget(child)
        removals[child] = Removal(child: child, parent: parent, event: move.event)
        removed[parent, default: []].insert(child)
      } else if move.argument != .none {
        parents[child] = move.argument
        forget(child)
      }
    case .death(let slot):
      guard !parents.isEmpty || !removals.isEmpty else { return }
      let id = state.hierarchy[slot].id
      parents[id] = nil
      guard !state.ending.hasLostEvents else { return }
      check((removed[id] ?? []).union(removals[id] == nil ? [] : [id]), in: state, to: &ledger)
    case .traceEnded where !state.ending.hasLostEvents:
      check(Set(removals.keys), in: state, to: &ledger)
    default: break
    }
  }

  /// Makes the final decision about the removals of some children.
  private mutating func check(
    _ children: Set<SubjectID>,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    for child in children.sorted() {
      guard let removal = forget(child) else { continue }
      report(removal, in: state, to: &ledger)
    }
  }

  @discardableResult
  private mutating func forget(_ child: SubjectID) -> Removal? {
    guard let removal = removals.removeValue(forKey: child) else { return nil }
    removed[removal.parent]?.remove(child)
    if removed[removal.parent]?.isEmpty == true { removed[removal.parent] = nil }
    return removal
  }

  private func report(_ removal: Removal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard let slot = state.hierarchy.find(removal.child),
      state.hierarchy[slot].relations.rootView != .none,
      state.hierarchy.controller(above: state.hierarchy[slot].relations.rootView) == removal.parent
    else { return }
    ledger.report(
      finding(
        of: state.object(slot: slot),
        message: "its view stayed in the view of \(state.name(removal.parent)) after "
          + "removeFromParent(): removeFromSuperview() is missing",
        evidence: [state.evidence(removal.event, note: "removed from its parent here")]
      )
    )
  }
}
