import AnalysisEngine
import Findings
import TraceModel

/// Reports a container that disables automatic forwarding and does not forward.
struct ForwardingDisabledNotForwarded: Rule {
  let descriptor = RuleDescriptor(
    218,
    "forwarding-disabled-not-forwarded",
    .warning,
    [.runtime],
    summary: """
      A container with automatic forwarding disabled appeared without forwarding its appearance \
      to a child.
      """,
    rationale: "The child never receives its appearance callbacks although its view is visible.",
    help: """
      call beginAppearanceTransition(_:animated:) and endAppearanceTransition() for each child
      """,
    examples: .swift(PackageResources.LC218_swift),
    exceptions: [
      "A child whose view is not in the window receives no appearance callbacks.",
      "A page or a drawer whose frame is outside of its superview is not visible.",
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/shouldautomaticallyforwardappearancemethods",
      "github.com/TYPagerController issue 23",
    ],
    published: """
      github.com/emalyak/EMPageViewController/issues/19: \
      pages received nothing when a screen was pushed over their container
      """
  )

  let restsOnOrder = true

  let signals: Signal.Kinds = [.hierarchy, .appearance, .death, .turn]
  let names: [Name] = [.parentRelation, .viewDidAppear]

  private var children: [SubjectID: [SubjectID]] = [:]
  private var parents: [SubjectID: SubjectID] = [:]
  private var pending: [AppearanceMove] = []
  private var reported: Set<SubjectID> = []

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    switch signal {
    case .hierarchy(let event):
      forget(event.subject)
      guard event.argument != .none else { return }
      parents[event.subject] = event.argument
      children[event.argument, default: []].append(event.subject)
    case .appearance(let move):
      guard move.after == .visible, !state.hierarchy[move.event.slot].relations.forwards,
        children[move.event.subject] != nil
      else { return }
      pending.append(move)
      ledger.requestTurnEnd(since: state.cursor.now)
    case .death(let slot):
      guard !parents.isEmpty || !reported.isEmpty else { return }
      let id = state.hierarchy[slot].id
      forget(id)
      for child in children.removeValue(forKey: id) ?? [] { parents[child] = nil }
      reported.remove(id)
    case .turnEnded:
      let moves = pending
      pending = []
      for move in moves { check(move, in: state, to: &ledger) }
    default: break
    }
  }

  private mutating func forget(_ child: SubjectID) {
    guard let parent = parents.removeValue(forKey: child) else { return }
    children[parent]?.removeAll { $0 == child }
    if children[parent]?.isEmpty == true { children[parent] = nil }
  }

  private static func rootView(_ controller: SubjectID, in state: AnalysisState) -> SubjectID {
    state.hierarchy.find(controller).map { state.hierarchy[$0].relations.rootView } ?? .none
  }

  private mutating func check(
    _ move: AppearanceMove,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    let parent = move.event.subject
    guard state.appearance(of: parent) == .visible else { return }
    for child in children[parent] ?? [] {
      guard let slot = state.hierarchy.find(child), state.appearance(of: child) == .hidden,
        let view = state.hierarchy.find(state.hierarchy[slot].relations.rootView),
        state.hierarchy[view].relations.window != .none,
        state.hierarchy.isInside(state.hierarchy[view].id, upTo: Self.rootView(parent, in: state)),
        reported.insert(child).inserted
      else { continue }
      ledger.report(
        finding(
          of: state.object(slot: slot),
          message: "\(state.name(parent)) disabled automatic forwarding and appeared without "
            + "forwarding its appearance",
          evidence: [state.evidence(move.event, note: "the parent became visible")]
        )
      )
    }
  }
}
