import Findings
import TraceModel

/// The one walk over a trace: steps the regions of each event's object and tells the rules.
struct TraceMonitor {
  /// Time going back further than this on a wall clock is another run of the process.
  private static let newRunThreshold = Duration.seconds(1)
  /// In a trace that does not record the ends of turns, calls that follow each other within this time
  /// belong to one turn of the main loop: well under a frame of 16.7 ms, well over the time of a few
  /// statements.
  static let turnLength = Duration.milliseconds(5)

  var world: World
  private(set) var rules: [any Rule]
  let listeners: Listeners
  private let ruleSet: RuleSet
  private let clock: ClockKind
  /// Whether another program wrote the trace.
  let isForeign: Bool
  /// Whether the trace records the ends of turns: they then do not have to be guessed.
  private var hasRecordedTurns = false
  var processes: [ProcessRecord] = []
  private(set) var currentProcess = -1
  private var processPlaces: [UInt32: Int] = [:]
  /// The process and the thread of the last event.
  private var selected: (process: UInt32, thread: UInt32) = (0, 0)
  /// Where the clock stood that orders the events: of the process on a wall clock, else of the
  /// thread.
  private var lastClock = ClockReading()
  private var threadPlaces: [ThreadID: Int] = [:]
  /// The places of pools whose objects are all dead.
  var freePools: [Int32] = []
  var classPlaces: [Name: Int32] = [:]
  /// The objects that died last, of those whose identity may come back.
  var graves: [SubjectID] = []
  var oldestGrave = 0
  var counts = AnalysisCounts()
  let callbackCategory = Name.callbackCategory.id
  let callCategory = Name.callCategory.id

  /// What the monitor knows of one process.
  struct ProcessRecord {
    let id: UInt32
    var hasLaunched = false
    var callbackCount = 0
    /// Where its clock stood last; kept while another process is current.
    var clock = ClockReading()
    /// The slots of logged objects whose states became known since events were missed.
    var knownSlots: [Int] = []
  }

  init(
    observation: Observation,
    isStated: Bool,
    isEndStrict: Bool,
    clock: ClockKind,
    thresholds: Thresholds,
    isForeign: Bool,
    rules ruleSet: RuleSet
  ) {
    world = World(
      observation: observation,
      isStated: isStated,
      isEndStrict: isEndStrict,
      isLog: clock == .wall || clock == .order
    )
    world.thresholds = thresholds
    self.isForeign = isForeign
    self.ruleSet = ruleSet
    rules = ruleSet.makeRules()
    listeners = ruleSet.listeners
    self.clock = clock
  }

  /// Takes the next event of the trace.
  mutating func consume(_ event: TraceEvent, names: NameTable) {
    world.ordinal += 1
    world.population.buildIndexesIfDeep()
    if event.kind != .header && event.kind != .footer && event.kind != .metadata {
      counts.events += 1
    }
    select(event)
    world.line = event.line
    if event.kind.isTimed { world.now = event.time }
    if event.kind != .header && event.kind != .metadata { checkClock(event) }
    if let start = world.turnStart, isTurnOver(since: start, at: event) { endTurn() }
    switch event.kind {
    case .begin:
      if event.category.id != callbackCategory { world.noteSliceName(event.name, in: names) }
      begin(event)
    case .end: end(event)
    case .birth: birth(event, names: names)
    case .death: death(event.subject)
    case .hierarchy:
      counts.judgedEvents += 1
      hierarchy(event)
    case .diagnostic:
      if event.name == .suppression {
        world.noteSuppression(event, text: names[event.text])
        return
      }
      counts.judgedEvents += 1
      world.isMessageJudged = event.name != .uikitDiagnostic
      if listeners.want(.diagnostic) { emit(.diagnostic(event, text: names[event.text])) }
      if !world.isMessageJudged { counts.noteUnjudgedMessage(line: event.line) }
    case .stateBegin, .stateEnd:
      if event.name.id > Self.lastStateName, listeners.want(.state) {
        emit(.state(event, begins: event.kind == .stateBegin, text: names[event.name]))
      }
    case .metadata:
      if event.name == .endOfTurn { endRecordedTurn() }
    case .unknown, .mark, .cause, .effect, .header, .footer: break
    }
  }

  /// Ends the turn where the trace records its end.
  private mutating func endRecordedTurn() {
    hasRecordedTurns = true
    if world.turnStart != nil { endTurn() }
  }

  private static let idleLayout = StateSet(LayoutStep.idle.rawValue)
  /// The known names stand for the runtime's own states; those of an app come behind.
  private static let lastStateName = UInt32(Vocabulary.knownCount - 1)

  /// Ends the trace: judges what was left open.
  mutating func finish(_ end: TraceEnd, problems: [TraceProblem]) {
    world.hasLostEvents = end.dropped > 0
    world.isWholeTrace = end.status == .complete
    endTurn()
    reportOpenSlices(end)
    emit(.traceEnded(end, problems: problems))
  }

  // Telling the rules.

  mutating func emit(_ signal: Signal) {
    guard let kind = signal.kind else { return }
    for number in listeners.range(of: kind) {
      rules[listeners[number]].receive(signal, in: &world)
    }
  }

  /// Tells the rules that asked for a name.
  mutating func emit(_ signal: @autoclosure () -> Signal, _ kind: Signal.Kinds, _ name: Name) {
    guard listeners.want(kind, name) else { return }
    let signal = signal()
    for number in listeners.range(of: kind, name) {
      rules[listeners[number]].receive(signal, in: &world)
    }
  }

  mutating func emit(_ violation: Violation) {
    guard let place = ruleSet.place(of: violation.rule) else { return }
    rules[place].receive(.violation(violation), in: &world)
  }

  private mutating func endTurn() {
    world.turnDidEnd()
    for placement in settledPlacements() { emit(.placement(placement)) }
    emit(.turnEnded)
  }

  private mutating func settledPlacements() -> [Placement] {
    // Taken out meanwhile, so that nothing is copied.
    var placements = world.placements
    world.placements = PlacementTracker()
    defer { world.placements = placements }
    return placements.settle(in: world)
  }

  private func isTurnOver(since start: Instant, at event: TraceEvent) -> Bool {
    guard world.threads[world.currentThread].isIdle else { return false }
    if !hasRecordedTurns, start.duration(to: event.time) >= Self.turnLength { return true }
    guard event.kind == .begin, event.category == .callbackCategory else { return false }
    // The commit at the end of a turn lays out, and sends viewDidAppear after it. The other
    // callbacks may come inside addSubview, addChild and removeFromSuperview.
    return event.name == .viewDidAppear || event.name == .viewWillLayoutSubviews
  }

  // Processes, threads, clocks.

  private mutating func select(_ event: TraceEvent) {
    guard
      event.process != selected.process || event.thread != selected.thread || currentProcess < 0
    else { return }
    keepClock()
    selected = (event.process, event.thread)
    selectProcess(event.process)
    selectThread(event)
    let isWall = clock == .wall
    lastClock = isWall ? processes[currentProcess].clock : world.threads[world.currentThread].clock
  }

  /// Puts the clock of the current process or thread back to where it belongs.
  private mutating func keepClock() {
    guard currentProcess >= 0 else { return }
    if clock == .wall {
      processes[currentProcess].clock = lastClock
    } else {
      world.threads[world.currentThread].clock = lastClock
    }
  }

  private mutating func selectProcess(_ id: UInt32) {
    if currentProcess >= 0, processes[currentProcess].id == id { return }
    if let place = processPlaces[id] {
      currentProcess = place
      return
    }
    currentProcess = processes.count
    processPlaces[id] = currentProcess
    processes.append(ProcessRecord(id: id))
    counts.processRuns += 1
  }

  private mutating func selectThread(_ event: TraceEvent) {
    let key = event.threadID
    if let place = threadPlaces[key] {
      world.currentThread = place
      return
    }
    world.currentThread = world.threads.count
    threadPlaces[key] = world.currentThread
    world.threads.append(ThreadStack(process: event.process, thread: event.thread))
  }

  private mutating func checkClock(_ event: TraceEvent) {
    guard !event.flags.contains(.untimed) else { return }
    let previous = lastClock
    lastClock = ClockReading(time: event.time, line: event.line)
    counts.note(event.time)
    guard event.time < previous.time else { return }
    if clock == .wall, event.time.duration(to: previous.time) > Self.newRunThreshold {
      startNewRun()
    } else {
      emit(.clockBackwards(event, previous: previous.time, previousLine: previous.line))
    }
  }

  /// Forgets the objects of the current process: it was launched again.
  mutating func startNewRun() {
    let id = processes[currentProcess].id
    processes[currentProcess].callbackCount = 0
    processes[currentProcess].hasLaunched = false
    counts.processRuns += 1
    world.scenes.removeAll(of: id)
    for slot in world.population.slots where world.population[slot].id.process == id {
      world.population[slot].isDead = true
      world.population[slot].phase = .none
    }
    for place in world.threads.indices where world.threads[place].process == id {
      world.threads[place].clear()
    }
  }

  // Callbacks.

  mutating func callback(_ event: TraceEvent) {
    let role = event.name.role
    guard role.movesController else {
      return otherCallback(event, role)
    }
    guard event.subject != .none else { return }
    let slot = slot(of: event.subject)
    see(role, slot: slot)
    let callback = callbackEvent(event, slot: slot)
    let letter = role.appearanceLetter
    if letter != nil || role == .loadView, event.flags.contains(.direct) {
      emit(.direct(callback))
      return
    }
    if world.population[slot].isDead { live(callback, role) }
    if role != .initializer, role != .deinitializer {
      world.threads[world.currentThread].note(callback)
    }
    emit(.callback(callback), .callback, event.name)
    let isFirst = !world.population[slot].hasCallbacks
    if isFirst { beginLife(callback, role: role) }
    noteKnown(slot)
    processes[currentProcess].callbackCount += 1
    counts.callbacks += 1
    if let letter {
      if letter == .willAppear || letter == .didAppear { stepLoad(callback, .appear) }
      if world.population[slot].layout != Self.idleLayout {
        step(.layout, callback, LayoutLetter.appear.rawValue)
      }
      world.population[slot].note(letter, callback)
      stepAppearance(callback, letter)
      return
    }
    switch role {
    case .loadView: load(callback, .loadView)
    case .viewDidLoad: load(callback, .viewDidLoad)
    case .viewWillLayoutSubviews: layout(callback, .willLayout)
    case .viewDidLayoutSubviews: layout(callback, .didLayout)
    case .initializer:
      if !isFirst || !world.population[slot].isBornHere { spawnMember(slot, of: role) }
    case .deinitializer: death(event.subject)
    case .willMoveToParent, .didMoveToParent:
      stepContainment(
        callback,
        isWill: role == .willMoveToParent,
        argument: event.statedArgument
      )
    default: break
    }
  }

  /// Decides in which states an object starts, by its first callback.
  private mutating func beginLife(_ callback: CallbackEvent, role: CallbackRole) {
    let slot = callback.slot
    world.population[slot].hasCallbacks = true
    if !world.population[slot].kind.isView { counts.controllers += 1 }
    guard !world.population[slot].isBornHere else { return }
    switch role {
    case .initializer, .loadView, .viewDidLoad:
      world.population[slot].startAtBirth(orphan: role == .initializer)
    default:
      world.population[slot].memberCount = 1
      guard let letter = role.appearanceLetter, !isFirst(letter) else { return }
      let isLog = world.population[slot].identity != .runtime
      guard isLog, letter != .willAppear, processes[currentProcess].callbackCount > 0 else {
        emit(.midLife(callback))
        return
      }
      emit(.discontinuity(callback))
      forgetStates()
    }
  }

  /// Notes that the states of a logged object are known, until events are missed.
  mutating func noteKnown(_ slot: Int) {
    guard world.population[slot].identity != .runtime, !world.population[slot].isKnown,
      processes.indices.contains(currentProcess)
    else { return }
    world.population[slot].isKnown = true
    processes[currentProcess].knownSlots.append(slot)
  }

  /// Forgets the states of the current process's objects: events are missed.
  ///
  /// Each object was noted once since the last time, so that a log that misses events all the time
  /// costs no more than its callbacks.
  private mutating func forgetStates() {
    let slots = processes[currentProcess].knownSlots
    processes[currentProcess].knownSlots = []
    for slot in slots {
      world.population[slot].isKnown = false
      world.population[slot].forgetStates()
    }
  }

  /// Whether a callback can be the first that a log prints of a new object.
  private func isFirst(_ letter: AppearanceLetter) -> Bool {
    let hidden = world.observed.appearance[1 << Int(AppearanceStep.hidden.rawValue)]
    guard !Region.appearance.step(hidden, letter.rawValue).isEmpty else { return false }
    guard letter == .willAppear || letter == .didAppear else { return true }
    let unloaded = world.observed.load[1 << Int(LoadStep.unloaded.rawValue)]
    return !Region.load.step(unloaded, LoadLetter.appear.rawValue).isEmpty
  }
}
