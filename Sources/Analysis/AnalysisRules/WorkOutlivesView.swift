import AnalysisEngine
import Findings
import TraceModel

/// Reports work that a view started and that runs on after the view has disappeared.
struct WorkOutlivesView: Rule {
  let descriptor = RuleDescriptor(
    754,
    "work-outlives-view",
    .warning,
    [.runtime],
    summary: "Work that a view started still runs although the view has disappeared.",
    rationale: """
      The work uses energy while the view is off screen, and each appearance may start it again.
      """,
    help: """
      start it in task, which is cancelled with the view, and check for cancellation; or stop it in \
      onDisappear
      """,
    examples: .swift(PackageResources.LC754_swift),
    exceptions: [
      """
      The rule sees states that the app records with TracedObject, closures of task, and timers and \
      delayed blocks that write state of the view; it does not see which view started a timer or a \
      Task.
      """,
      "Work that ends later by itself.",
    ],
    sources: [
      "developer.apple.com/documentation/swiftui/view/task(priority:_:)",
      "developer.apple.com/documentation/swift/task/iscancelled",
    ],
    published: """
      github.com/home-assistant/iOS/pull/4382: \
      a delayed task changed a view that had disappeared
      """,
    since: "0.2.0"
  )

  let restsOnOrder = true

  let signals: Signal.Kinds = [.state, .node, .death, .turn, .end]

  /// An open state of an object of the app, or of a node with a task.
  private struct Work {
    /// The node whose action or task it is.
    var node: SubjectID
    /// The view of the app that contains the node.
    var view: FindingObject
    var start: Finding.Evidence
  }

  /// A view that has disappeared.
  private struct Departure {
    var evidence: Finding.Evidence
    var turn: UInt32
    /// The last callback that wrote state of the view afterwards.
    var writer: EventIndex?
    var writes: [Finding.Evidence] = []
  }

  /// The work that an `onAppear` started, by object and name of the state.
  private var open: [SubjectID: [String: Work]] = [:]
  /// The running closures of `task`, by node.
  private var tasks: [SubjectID: [Work]] = [:]
  /// The views that started work.
  private var workers: Set<SubjectID> = []
  private var departures: [SubjectID: Departure] = [:]
  private var reported: Set<SubjectID> = []
  private var turn: UInt32 = 0

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    switch signal {
    case .state(let event, let begins, let text):
      note(event, text, begins: begins, in: state, to: &ledger)
    case .node(let event, let text): noteNode(event, text, in: state, to: &ledger)
    case .death(let slot): noteDeath(slot, in: state)
    case .turnEnded: turn &+= 1
    case .traceEnded: finish(in: state, to: &ledger)
    default: break
    }
  }

  private mutating func note(
    _ event: TraceEvent,
    _ text: String,
    begins: Bool,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    guard begins else {
      if !open.isEmpty { open[event.subject]?[text] = nil }
      return
    }
    guard let action = state.calls.innermostCallback, action.name == .onAppear else { return }
    let start = state.evidence(event, note: "“\(text)” started in onAppear")
    let work = work(of: action.subject, start: start, in: state)
    workers.insert(action.subject)
    let old = open[event.subject, default: [:]].updateValue(work, forKey: text)
    guard let old, old.node == action.subject else { return }
    ledger.report(
      finding(
        of: work.view,
        message: "onAppear started “\(text)” of \(state.name(event.subject)) again, "
          + "which still ran",
        evidence: [old.start, start]
      )
    )
  }

  private func work(
    of node: SubjectID,
    start: Finding.Evidence,
    in state: AnalysisState
  ) -> Work {
    Work(node: node, view: state.object(state.nodes.viewOfApp(at: node)), start: start)
  }

  private mutating func noteNode(
    _ event: TraceEvent,
    _ text: String,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    let id = event.subject
    switch (event.kind, event.name) {
    case (.stateBegin, .appearedState), (.begin, .onAppear):
      if !departures.isEmpty { departures[id] = nil }
    case (.stateEnd, .appearedState), (.begin, .onDisappear):
      depart(id, state.evidence(event, note: "the view disappeared"))
    case (.stateBegin, .taskState):
      let start = state.evidence(event, note: "the task was started")
      tasks[id, default: []].append(work(of: id, start: start, in: state))
      workers.insert(id)
    case (.stateEnd, .taskState):
      // Tasks of one view have no names: the oldest one ends first.
      if tasks[id]?.count ?? 0 > 1 { tasks[id]?.removeFirst() } else { tasks[id] = nil }
    case (.hierarchy, .stateProperty): noteWrite(event, text, in: state, to: &ledger)
    default: break
    }
  }

  private mutating func depart(_ id: SubjectID, _ evidence: Finding.Evidence) {
    if departures[id] == nil { departures[id] = Departure(evidence: evidence, turn: turn) }
  }

  private mutating func noteDeath(_ slot: Int, in state: AnalysisState) {
    let id = state.hierarchy[slot].id
    if !open.isEmpty { open[id] = nil }
    guard state.hierarchy[slot].kind == .swiftUIView else { return }
    guard workers.contains(id) else {
      departures[id] = nil
      return
    }
    depart(id, state.deathEvidence(slot, note: "the view ended"))
  }

  /// Counts the timers and delayed blocks that write state of a view that has disappeared.
  private mutating func noteWrite(
    _ event: TraceEvent,
    _ text: String,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    guard var departure = departures[event.subject], departure.turn != turn,
      let block = state.calls.innermostCallback,
      block.name == .timerFired || block.name == .dispatchedBlock, departure.writer != block.event
    else { return }
    departure.writer = block.event
    let written = WrittenState(text)
    let note = written.note("\(written.property) written by \(Self.words(for: block.name))")
    departure.writes.append(state.evidence(event, note: note))
    departures[event.subject] = departure
    guard departure.writes.count == 2, reported.insert(event.subject).inserted else { return }
    ledger.report(
      finding(
        of: state.object(event.subject),
        message: "\(Self.words(for: block.name)) wrote \(written.property) after the view had "
          + "disappeared",
        evidence: [departure.evidence] + departure.writes
      )
    )
  }

  private static func order(_ left: Work, _ right: Work) -> Bool {
    guard let one = left.start.event, let other = right.start.event else { return false }
    return one < other
  }

  private static func words(for block: Name) -> String {
    block == .timerFired ? "a timer" : "a delayed block"
  }

  /// Reports the work that runs at the end although the turn in which its view disappeared is over.
  ///
  /// The end of the trace ends a turn, too.
  private func finish(in state: AnalysisState, to ledger: inout FindingLedger) {
    guard !state.ending.hasLostEvents, state.ending.isWholeTrace else { return }
    var works = open.flatMap { object, works in
      works.map { (work: $0.value, name: "“\($0.key)” of \(state.name(object))") }
    }
    works += tasks.values.flatMap { $0 }.map { (work: $0, name: "its task") }
    for (work, name) in works.sorted(by: { Self.order($0.work, $1.work) }) {
      guard let departure = departures[work.node], departure.turn + 1 < turn
      else { continue }
      ledger.report(
        finding(
          of: work.view,
          message: "\(name) still runs although the view has disappeared",
          evidence: [work.start, departure.evidence]
        )
      )
    }
  }
}
