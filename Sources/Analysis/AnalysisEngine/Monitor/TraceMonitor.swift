import Findings
import TraceModel

/// The single walk over a trace: moves the regions of each event's object and sends signals to
/// rules.
package struct TraceMonitor {
  /// In a trace that does not record the ends of turns, calls that follow each other within this
  /// time belong to one turn of the main loop: well under a frame of 16.7 ms, well over the
  /// duration of a few statements.
  package static let turnLength = Duration.milliseconds(5)
  var state: AnalysisState
  var ledger: FindingLedger
  var rules: RunningRules
  var processes: ProcessTable
  var placements = PlacementTracker()
  var classifier = TransitionClassifier()
  var recentlyDeallocated = RecentlyDeallocated()
  var counts = AnalysisCounts()
  let categories = SliceCategories()
  /// Whether the trace records the ends of turns, so that they are not derived from times.
  private var recordsTurns = false

  /// The numbers of the categories of slices, stored to avoid a lazy global for each event.
  struct SliceCategories {
    let callback = Name.callbackCategory.id
    let call = Name.callCategory.id
  }

  init(
    settings: AnalysisSettings,
    observation: Observation,
    clock: ClockKind,
    registry: RuleRegistry,
    optIns: Set<RuleID>
  ) {
    state = AnalysisState(settings: settings, observation: observation)
    ledger = FindingLedger(registry: registry)
    rules = RunningRules(registry.rules(optIns: optIns))
    processes = ProcessTable(isWall: clock == .wall)
  }

  /// Processes the next event of the trace.
  mutating func consume(_ event: TraceEvent, names: NameTable) {
    state.cursor.ordinal += 1
    ledger.advance(to: state.cursor.ordinal)
    state.hierarchy.buildIndexesIfDeep()
    if event.kind != .header && event.kind != .footer && event.kind != .metadata {
      counts.events += 1
    }
    select(event)
    state.cursor.line = event.line
    state.cursor.site = event.site > 0 ? event.site : state.calls.innermost?.site ?? 0
    if event.kind.isTimed || event.kind == .footer && event.time > state.cursor.now {
      state.cursor.now = event.time
    }
    if event.kind != .header && event.kind != .metadata { checkClock(event) }
    if let start = ledger.notes.turnStart, isTurnOver(since: start, at: event) { endTurn() }
    switch event.kind {
    case .begin:
      if event.category.id != categories.callback { state.calls.noteName(event.name, in: names) }
      begin(event, names: names)
    case .end: end(event)
    case .birth: birth(event, names: names)
    case .death: death(event.subject)
    case .hierarchy:
      counts.judgedEvents += 1
      hierarchy(event, names: names)
    case .diagnostic: diagnostic(event, text: names[event.text])
    case .stateBegin, .stateEnd: changeState(event, names: names)
    case .metadata:
      if event.name == .endOfTurn {
        endRecordedTurn()
      } else if event.site > 0 {
        state.note(site: event, text: names[event.text])
      } else if names[event.name] == TraceEvent.noCallSites {
        counts.callSiteObstacle = names[event.text]
      }
    case .unknown, .mark, .cause, .effect, .header, .footer: break
    }
    // The events after the limit include the missing callback itself, which has removed its mover.
    if event.kind.isTimed, state.transitions.deadline < event.time { sendLateMovers(event.time) }
  }

  private mutating func sendLateMovers(_ now: Instant) {
    for mover in state.transitions.takeLate(at: now) { emit(.late(mover)) }
  }

  /// Ends the trace and judges the open calls and states.
  mutating func finish(_ end: TraceEnd, problems: [TraceProblem]) {
    state.ending = TraceEnding(
      isWholeTrace: end.status == .complete,
      hasLostEvents: end.dropped > 0
    )
    endTurn()
    reportOpenSlices(end)
    emit(.traceEnded(end, problems: problems))
  }

  private mutating func diagnostic(_ event: TraceEvent, text: String) {
    guard event.name != .suppression else {
      let suppressed = event.subject == .none ? "" : state.name(event.subject)
      ledger.suppressions.add(
        event,
        text: text,
        subjectName: suppressed,
        in: ledger.registry
      )
      return
    }
    counts.judgedEvents += 1
    if event.name == .referencePath { return state.noteReferences(event, text: text) }
    ledger.beginMessage(isJudged: event.name != .uikitDiagnostic)
    if rules.listeners.want(.diagnostic) { emit(.diagnostic(event, text: text)) }
    if !ledger.notes.isMessageJudged { counts.noteUnjudgedMessage(line: event.line) }
  }

  // Signals.

  mutating func emit(_ signal: Signal) {
    rules.send(signal, in: state, to: &ledger)
  }

  /// Sends a signal to the rules that subscribed to its name.
  mutating func emit(_ signal: @autoclosure () -> Signal, _ kind: Signal.Kinds, _ name: Name) {
    guard rules.listeners.want(kind, name) else { return }
    rules.send(signal(), kind, name, in: state, to: &ledger)
  }

  mutating func emit(_ violation: Violation) {
    rules.send(violation, in: state, to: &ledger)
  }

  // Turns, processes, clocks.

  private mutating func endTurn() {
    ledger.endTurn()
    for placement in placements.settle(in: state) { emit(.placement(placement)) }
    emit(.turnEnded)
  }

  private mutating func endRecordedTurn() {
    recordsTurns = true
    state.cursor.turns += 1
    if ledger.notes.turnStart != nil { endTurn() }
  }

  private func isTurnOver(since start: Instant, at event: TraceEvent) -> Bool {
    guard state.calls.threads[state.calls.currentThread].isIdle else { return false }
    if !recordsTurns, start.duration(to: event.time) >= Self.turnLength { return true }
    guard event.kind == .begin, event.category == .callbackCategory else { return false }
    // The commit at the end of a turn lays out, and sends viewDidAppear after it. The other
    // callbacks may be sent inside addSubview, addChild and removeFromSuperview.
    return event.name == .viewDidAppear || event.name == .viewWillLayoutSubviews
  }

  private mutating func select(_ event: TraceEvent) {
    let known = processes.count
    processes.select(event, in: &state.calls)
    counts.processRuns += processes.count - known
  }

  private mutating func checkClock(_ event: TraceEvent) {
    guard !event.flags.contains(.untimed) else { return }
    let previous = processes.clock
    processes.clock = ClockReading(time: event.time, line: event.line)
    counts.note(event.time)
    guard event.time < previous.time else { return }
    emit(.clockBackwards(event, previous: previous.time, previousLine: previous.line))
  }

  /// Removes the objects of the current process, because it was launched again.
  mutating func startNewRun() {
    let id = processes.current.id
    processes.current.callbackCount = 0
    processes.current.hasLaunched = false
    counts.processRuns += 1
    state.scenes.removeAll(of: id)
    for slot in state.hierarchy.slots where state.hierarchy[slot].id.process == id {
      state.hierarchy[slot].isDead = true
      state.hierarchy[slot].states[.application] = .none
      state.hierarchy[slot].states[.scene] = .none
    }
    for index in state.calls.threads.indices where state.calls.threads[index].process == id {
      state.calls.threads[index].clear()
    }
  }
}
