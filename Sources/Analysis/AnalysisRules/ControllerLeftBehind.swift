import AnalysisEngine
import Findings
import TraceModel

/// Reports a child whose view was removed and that remains a child.
struct ControllerLeftBehind: Rule {
  let descriptor = RuleDescriptor(
    310,
    "controller-left-behind",
    .warning,
    [.runtime],
    summary: "The view of a child was removed for good, but the controller remained a child.",
    rationale: """
      The parent keeps the controller and its memory, and the controller may receive callbacks \
      without a view.
      """,
    help: "call willMove(toParent: nil) and removeFromParent()",
    examples: .swift(PackageResources.LC310_swift),
    exceptions: [
      "A container that shows one of several children keeps the hidden children on purpose.",
      "Navigation, tab and page controllers keep hidden children as well.",
    ],
    sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/removefromparent()"],
    published: "github.com/JSSAlertView/JSSAlertView/pull/19: a closed alert remained a child"
  )

  let restsOnOrder = true

  let signals: Signal.Kinds = [.hierarchy, .death, .end]
  let names: [Name] = [.superviewRelation, .parentRelation]

  /// The removal of a controller's view.
  private struct Removal {
    var evidence: Finding.Evidence
    var superview: SubjectID
    /// The number of turns of the main loop that had ended before.
    var turn: Int
  }

  /// The removal of each controller's view, until the view is added again.
  private var removals: [SubjectID: Removal] = [:]
  /// The children of each parent, so that a deallocation examines only its own children.
  private var children: [SubjectID: Set<SubjectID>] = [:]
  private var parents: [SubjectID: SubjectID] = [:]

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    switch signal {
    case .hierarchy(let event) where event.name == .parentRelation:
      setParent(event.argument, of: event.subject)
    case .hierarchy(let event): noteSuperview(event, in: state)
    case .death(let slot):
      guard !parents.isEmpty || !removals.isEmpty else { return }
      let id = state.hierarchy[slot].id
      // A view that is deallocated releases its subviews first: the app did not remove them.
      if !removals.isEmpty, state.hierarchy[slot].kind == .view {
        removals = removals.filter {
          $0.value.superview != id || $0.value.turn != state.cursor.turns
        }
      }
      if let list = children[id] { check(list, in: state, to: &ledger) }
      removals[id] = nil
      setParent(.none, of: id)
      for child in children.removeValue(forKey: id) ?? [] { parents[child] = nil }
    case .traceEnded:
      for list in children.values.sorted(by: { ($0.min() ?? .none) < ($1.min() ?? .none) }) {
        check(list, in: state, to: &ledger)
      }
    default: break
    }
  }

  private mutating func setParent(_ parent: SubjectID, of child: SubjectID) {
    if let old = parents.removeValue(forKey: child) {
      children[old]?.remove(child)
      if children[old]?.isEmpty == true { children[old] = nil }
    }
    guard parent != .none else { return }
    parents[child] = parent
    children[parent, default: []].insert(child)
  }

  private mutating func noteSuperview(_ event: TraceEvent, in state: AnalysisState) {
    guard let view = state.hierarchy.find(event.subject) else { return }
    let child = state.hierarchy[view].relations.owner
    guard child != .none else { return }
    guard event.argument == .none else {
      removals[child] = nil
      return
    }
    // A deallocated superview released its subviews: the app did not remove them.
    let former = state.cursor.previousSuperview
    if former != .none, state.hierarchy.find(former) == nil { return }
    removals[child] = Removal(
      evidence: state.evidence(event, note: "its view was removed here and never added again"),
      superview: former,
      turn: state.cursor.turns
    )
  }

  /// Makes the final decision about the children of one parent.
  private mutating func check(
    _ children: Set<SubjectID>,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    guard !state.ending.hasLostEvents else { return }
    let left = children.filter { removals[$0] != nil }
    guard !left.isEmpty, !children.contains(where: { isShown($0, in: state) }) else {
      for child in left { removals[child] = nil }
      return
    }
    for child in left.sorted() {
      guard let evidence = removals.removeValue(forKey: child)?.evidence,
        let slot = state.hierarchy.find(child)
      else { continue }
      let parent = state.hierarchy[slot].relations.parent
      guard !state.isUIKitContainer(parent), state.hierarchy.find(parent) != nil else { continue }
      ledger.report(
        finding(
          confidence: .medium,
          of: state.object(slot: slot),
          message: "its view was removed, but it is still a child of \(state.name(parent)): "
            + "removeFromParent() is missing",
          evidence: [evidence]
        ),
        weakerThan: [301]
      )
    }
  }

  /// Whether the view of a child has a superview: a container that shows one child at a time keeps
  /// its other children.
  private func isShown(_ child: SubjectID, in state: AnalysisState) -> Bool {
    guard let slot = state.hierarchy.find(child),
      let view = state.hierarchy.find(state.hierarchy[slot].relations.rootView)
    else { return false }
    return state.hierarchy[view].relations.superview != .none
  }
}
