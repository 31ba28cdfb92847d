import AnalysisEngine
import Findings
import TraceModel

/// Reports `onAppear` and `onDisappear` actions of a view that do not alternate.
struct AppearActionsUnbalanced: Rule {
  let descriptor = RuleDescriptor(
    751,
    "appear-actions-unbalanced",
    .warning,
    [.callbacks],
    summary: """
      onAppear ran twice without onDisappear, or onDisappear ran for a view that had not appeared.
      """,
    rationale: """
      Work that onAppear starts and onDisappear ends is started twice, or ended without a beginning.
      """,
    help: """
      use task, which is cancelled with its view, or make the action independent of how often it runs
      """,
    examples: .trace(
      wrong: PackageResources.LC751_wrong_jsonl,
      right: PackageResources.LC751_right_jsonl
    ),
    exceptions: [
      "Several onAppear modifiers of one view run one after the other in the same turn.",
      """
      An action on several views, such as that of a Group, belongs to the view around them; it is not \
      judged when one of them appears.
      """,
      """
      In a log that names only the type of a view, several views of the type are not distinguished.
      """,
    ],
    sources: [
      "developer.apple.com/documentation/swiftui/view/onappear(perform:)",
      "developer.apple.com/forums/thread/655338",
    ],
    published: """
      github.com/nalexn/clean-architecture-swiftui/issues/14: \
      onDisappear never ran, so onAppear did not run again
      """,
    since: "0.2.0"
  )

  let restsOnOrder = true

  let signals: Signal.Kinds = [.node, .death, .turn]

  /// The last actions of a view.
  private struct Actions {
    /// The first `onAppear` of the current appearance.
    var appeared: Moment?
    /// The last `onDisappear`, until the view appears again.
    var disappeared: Moment?
    /// The turn in which the recorded appearance last began or ended.
    var shownInTurn: UInt32?
  }

  private struct Moment {
    var turn: UInt32
    var evidence: Finding.Evidence
  }

  /// A finding that is decided at the end of the turn.
  private struct Pending {
    var id: SubjectID
    var finding: Finding
  }

  private var actions: [SubjectID: Actions] = [:]
  private var pending: [Pending] = []
  /// The nodes that began or appeared in the turn.
  private var shown: [SubjectID] = []
  private var turn: UInt32 = 0
  /// Whether the trace records when nodes appear, with or without actions.
  private var recordsAppearances = false
  /// The classes of which an `onDisappear` was observed.
  private var disappearing: Set<Int32> = []

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    switch signal {
    case .node(let event, _):
      switch (event.kind, event.name) {
      case (.birth, _): shown.append(event.subject)
      case (.stateBegin, .appearedState), (.stateEnd, .appearedState):
        recordsAppearances = true
        if event.kind == .stateBegin { shown.append(event.subject) }
        noteAppearance(event)
      case (.begin, .onAppear): noteAppear(event, in: state)
      case (.begin, .onDisappear): noteDisappear(event, in: state)
      default: break
      }
    case .death(let slot):
      if !actions.isEmpty { actions[state.hierarchy[slot].id] = nil }
    case .turnEnded:
      decide(in: state, to: &ledger)
      turn &+= 1
    default: break
    }
  }

  private mutating func noteAppearance(_ event: TraceEvent) {
    var known = actions[event.subject] ?? Actions()
    known.shownInTurn = turn
    if event.kind == .stateBegin { known.disappeared = nil } else { known.appeared = nil }
    actions[event.subject] = known
  }

  private mutating func noteAppear(_ event: TraceEvent, in state: AnalysisState) {
    var known = actions[event.subject] ?? Actions()
    defer { actions[event.subject] = known }
    known.disappeared = nil
    guard let first = known.appeared else {
      known.appeared = Moment(turn: turn, evidence: state.evidence(event, note: "appeared here"))
      return
    }
    guard first.turn != turn, showsDisappearances(event.subject, in: state) else { return }
    let again = state.evidence(event, note: "again, without onDisappear")
    known.appeared = Moment(turn: turn, evidence: again)
    suspect(event, "onAppear ran again without onDisappear", [first.evidence, again], in: state)
  }

  private mutating func noteDisappear(_ event: TraceEvent, in state: AnalysisState) {
    let isShown = state.nodes[event.subject]?.isAppeared == true
    if let slot = state.hierarchy.find(event.subject) {
      disappearing.insert(state.hierarchy[slot].classIndex)
    }
    var known = actions[event.subject] ?? Actions()
    defer { actions[event.subject] = known }
    let evidence = state.evidence(event, note: "disappeared here")
    let last = known.disappeared
    let hasAppeared = known.appeared != nil || isShown || known.shownInTurn == turn
    known.appeared = nil
    known.disappeared = last ?? Moment(turn: turn, evidence: evidence)
    guard !hasAppeared, last?.turn != turn, last != nil || recordsAppearances else { return }
    known.disappeared = Moment(turn: turn, evidence: evidence)
    let message =
      last == nil
      ? "onDisappear ran although the view had not appeared"
      : "onDisappear ran again without an appearance"
    suspect(event, message, (last.map { [$0.evidence] } ?? []) + [evidence], in: state)
  }

  /// Whether a second `onAppear` proves a missing `onDisappear`: a view may have no such action.
  private func showsDisappearances(_ id: SubjectID, in state: AnalysisState) -> Bool {
    if recordsAppearances { return true }
    return state.hierarchy.find(id).map { disappearing.contains(state.hierarchy[$0].classIndex) }
      ?? false
  }

  private mutating func suspect(
    _ event: TraceEvent,
    _ message: String,
    _ evidence: [Finding.Evidence],
    in state: AnalysisState
  ) {
    guard let slot = state.hierarchy.find(event.subject), !state.isShared(slot) else { return }
    let finding = finding(
      confidence: state.confidence(slot: slot),
      of: state.object(slot: slot),
      message: message,
      evidence: evidence
    )
    pending.append(Pending(id: event.subject, finding: finding))
  }

  /// Reports what the turn has shown, except for nodes in which other nodes have appeared.
  private mutating func decide(in state: AnalysisState, to ledger: inout FindingLedger) {
    defer {
      pending.removeAll(keepingCapacity: true)
      shown.removeAll(keepingCapacity: true)
    }
    guard !pending.isEmpty else { return }
    var containers: Set<SubjectID> = []
    for id in shown {
      state.nodes.climb(from: id) { $0 == id || containers.insert($0).inserted }
    }
    for item in pending where !containers.contains(item.id) { ledger.report(item.finding) }
  }
}
