import Findings
import TraceModel

/// Warns of a container that turned forwarding off and does not forward.
struct ForwardingDisabledNotForwarded: Rule {
  static let descriptor = RuleDescriptor(
    218,
    "forwarding-disabled-not-forwarded",
    .warning,
    [.runtime],
    summary: "A container turned automatic forwarding off, appeared, and did not tell its child.",
    rationale: "The child never gets its appearance callbacks although people see its view.",
    help: """
      call beginAppearanceTransition(_:animated:) and endAppearanceTransition() for each child
      """,
    bad: "parent.viewWillAppear parent.viewDidAppear (child nothing)",
    good: """
      parent.viewWillAppear { child.beginAppearanceTransition } parent.viewDidAppear { \
      child.end… }
      """,
    exceptions: ["A child whose view is not in the window has nothing to hear."],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/shouldautomaticallyforwardappearancemethods",
      "github.com/TYPagerController issue 23",
    ]
  )

  static let restsOnOrder = true

  static let signals: Signal.Kinds = [.hierarchy, .appearance, .death, .turn]
  static let names: [Name] = [.parentRelation, .viewDidAppear]

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
      for move in moves { judge(move, in: state, to: &ledger) }
    default: break
    }
  }

  private mutating func forget(_ child: SubjectID) {
    guard let parent = parents.removeValue(forKey: child) else { return }
    children[parent]?.removeAll { $0 == child }
    if children[parent]?.isEmpty == true { children[parent] = nil }
  }

  private mutating func judge(
    _ move: AppearanceMove,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    let parent = move.event.subject
    guard state.appearance(of: parent) == .visible else { return }
    for child in children[parent] ?? [] {
      guard let slot = state.hierarchy.find(child), state.appearance(of: child) == .hidden,
        let view = state.hierarchy.find(state.hierarchy[slot].relations.rootView),
        state.hierarchy[view].relations.window != .none, reported.insert(child).inserted
      else { continue }
      ledger.report(
        finding(
          of: state.object(slot: slot),
          message: "\(state.name(parent)) turned automatic forwarding off, appeared, and did not "
            + "tell it",
          evidence: [state.evidence(move.event, note: "the parent became visible")]
        )
      )
    }
  }
}
