import AnalysisEngine
import Findings
import TraceModel

/// Reports a body that is evaluated again and again for one cause without a changed result.
struct BodyWithoutChange: Rule {
  let descriptor = RuleDescriptor(
    753,
    "body-without-change",
    .note,
    [.runtime],
    confidence: .medium,
    summary: """
      A body was evaluated in 20 turns in a row without a changed result, or more than 10 times in \
      one turn.
      """,
    rationale: "Each evaluation takes time, and evaluates the views that it contains.",
    help: """
      read the value only in the view that shows it, pass to a view only what it shows, and compare \
      before you write
      """,
    examples: .swift(PackageResources.LC753_swift),
    exceptions: [
      """
      A turn in which a view appears, disappears, or is presented, or in which a representable is \
      updated, counts as a change.
      """,
      "A view that a parent evaluates without a change is reported with the parent only.",
      "Both limits are options.",
    ],
    sources: [
      "developer.apple.com/documentation/xcode/understanding-and-improving-swiftui-performance",
      "developer.apple.com/videos/play/wwdc2023/10160",
    ],
    published: """
      github.com/larspohlmann/markdownobserver/issues/169: \
      one change evaluated a body three times
      """,
    since: "0.2.0"
  )

  let signals: Signal.Kinds = [.node, .hierarchy, .death, .turn]
  let names: [Name] = [
    .presentedRelation, .stackRelation, .selectedRelation, .parentRelation, .rootRelation,
    .superviewRelation,
  ]

  /// The evaluations of one body in the current turn.
  private struct Evaluations {
    var slot: Int
    var lifetime: UInt32
    var cause: String
    var count = 0
    var first: Moment
    var last: Moment
  }

  private struct Moment {
    var event: TraceEvent
    var index: EventIndex
  }

  /// Turns in a row in which a body was evaluated for one cause and changed nothing.
  private struct Streak {
    var cause = ""
    var count = 0
    var first: Moment?
  }

  /// One report is enough for all views of a type.
  private struct Report: Hashable {
    var classIndex: Int32
    var cause: String
    var isInTurn: Bool
  }

  private var bodies: [SubjectID: Evaluations] = [:]
  /// The nodes whose bodies were evaluated in the current turn, in order.
  private var order: [SubjectID] = []
  private var changed: Set<SubjectID> = []
  /// Whether the current turn changed more than attributes, so that nothing is judged.
  private var isTurnChanged = false
  private var streaks = LifetimeStore(Streak())
  private var reported: Set<Report> = []

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    switch signal {
    case .node(let event, let text): note(event, text, in: state, to: &ledger)
    case .hierarchy: isTurnChanged = true
    case .death(let slot):
      if state.hierarchy[slot].kind == .swiftUIView { isTurnChanged = true }
    case .turnEnded: endTurn(in: state, to: &ledger)
    default: break
    }
  }

  private mutating func note(
    _ event: TraceEvent,
    _ text: String,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    switch event.kind {
    case .begin where event.name == .body: noteBody(event, cause: text, in: state, to: &ledger)
    case .begin where Self.isEffect(event.name): changed.insert(event.subject)
    case .hierarchy where event.name == .attributeProperty || event.name == .frameProperty:
      changed.insert(event.subject)
    case .birth: isTurnChanged = true
    case .hierarchy where event.name == .nodeRelation: isTurnChanged = true
    case .stateBegin, .stateEnd: if event.name == .appearedState { isTurnChanged = true }
    default: break
    }
  }

  /// Whether a callback may be an effect of an update, rather than its cause.
  private static func isEffect(_ name: Name) -> Bool {
    switch name {
    case .body, .action, .onReceive, .onDismiss, .onAppear: false
    default: true
    }
  }

  private mutating func noteBody(
    _ event: TraceEvent,
    cause: String,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    guard !cause.contains("@identity"), let slot = state.hierarchy.find(event.subject),
      !state.isShared(slot)
    else { return }
    let moment = Moment(event: event, index: state.cursor.event)
    let lifetime = state.hierarchy[slot].lifetime.number
    var evaluations =
      bodies[event.subject]
      ?? Evaluations(slot: slot, lifetime: lifetime, cause: cause, first: moment, last: moment)
    if evaluations.count == 0 { order.append(event.subject) }
    evaluations.count += 1
    evaluations.cause = cause
    evaluations.last = moment
    bodies[event.subject] = evaluations
    guard evaluations.count == state.settings.thresholds.bodiesInTurn + 1 else { return }
    report(
      evaluations,
      "body was evaluated \(evaluations.count) times in one turn",
      from: evaluations.first,
      isInTurn: true,
      in: state,
      to: &ledger
    )
  }

  private mutating func endTurn(in state: AnalysisState, to ledger: inout FindingLedger) {
    defer {
      bodies.removeAll(keepingCapacity: true)
      order.removeAll(keepingCapacity: true)
      changed.removeAll(keepingCapacity: true)
      isTurnChanged = false
    }
    guard !order.isEmpty else { return }
    let useful = isTurnChanged ? [] : ancestors(of: changed, in: state)
    for id in order {
      guard let body = bodies[id], let slot = state.hierarchy.find(id), slot == body.slot,
        state.hierarchy[slot].lifetime.number == body.lifetime
      else { continue }
      let lifetime = state.hierarchy[slot].lifetime
      guard !isTurnChanged, !useful.contains(id) else {
        if streaks[slot, lifetime].count > 0 { streaks[slot, lifetime] = Streak() }
        continue
      }
      guard !isBelowIdleBody(id, except: useful, in: state) else { continue }
      var streak = streaks[slot, lifetime]
      if streak.cause != body.cause {
        streak = Streak(cause: body.cause, count: 0, first: body.first)
      }
      streak.count += 1
      streaks[slot, lifetime] = streak
      guard streak.count == state.settings.thresholds.idleBodies else { continue }
      report(
        body,
        "body was evaluated in \(streak.count) turns in a row without a changed result",
        from: streak.first ?? body.first,
        isInTurn: false,
        in: state,
        to: &ledger
      )
    }
  }

  /// The changed nodes with their ancestors, whose bodies may have caused the changes.
  private func ancestors(of changed: Set<SubjectID>, in state: AnalysisState) -> Set<SubjectID> {
    var found: Set<SubjectID> = []
    for id in changed {
      state.nodes.climb(from: id) { found.insert($0).inserted }
    }
    return found
  }

  /// Whether an ancestor’s body was evaluated in the turn without a changed result.
  private func isBelowIdleBody(
    _ id: SubjectID,
    except useful: Set<SubjectID>,
    in state: AnalysisState
  ) -> Bool {
    var isBelow = false
    state.nodes.climb(from: id) { ancestor in
      isBelow = ancestor != id && bodies[ancestor] != nil && !useful.contains(ancestor)
      return !isBelow
    }
    return isBelow
  }

  private mutating func report(
    _ body: Evaluations,
    _ what: String,
    from first: Moment,
    isInTurn: Bool,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    let key = Report(
      classIndex: state.hierarchy[body.slot].classIndex,
      cause: body.cause,
      isInTurn: isInTurn
    )
    guard reported.insert(key).inserted else { return }
    ledger.report(
      finding(
        severity: isInTurn ? .warning : nil,
        of: state.object(slot: body.slot),
        message: "\(what), each time because of \(Self.words(for: body.cause))",
        evidence: [
          state.evidence(first.event, at: first.index, note: "first of these evaluations"),
          state.evidence(body.last.event, at: body.last.index, note: "last one so far"),
        ]
      ),
      weakerThan: isInTurn ? [756] : []
    )
  }

  /// The words for a cause as `Self._printChanges()` prints it.
  private static func words(for cause: String) -> String {
    switch cause {
    case "": "an unknown cause"
    case "@self": "a new value from its parent (@self)"
    default: "“\(cause)”"
    }
  }
}
