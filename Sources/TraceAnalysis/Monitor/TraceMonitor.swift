import TraceModel

/// The one walk over a trace: steps the regions of each event's object and tells the rules.
struct TraceMonitor {
  /// Time going back further than this on a wall clock is another run of the process.
  private static let newRunThreshold = Duration.seconds(1)
  /// Calls that follow each other within this time belong to one turn of the run loop: well under
  /// a frame of 16.7 ms, well over what a few statements take.
  static let turnLength = Duration.milliseconds(5)

  var world: World
  private(set) var rules: [any Rule]
  private var subscribers: [[Int]]
  /// The rules that want a name among the signals of a kind, by the kind and the name's number; the
  /// last place is for names that nobody knows.
  private var choosers: [[[Int]]]
  /// The named kinds of which a rule wants a name, as bits, by the name's number.
  private var wanted: [UInt32]
  private var ruleByNumber: [Int16]
  private let clock: ClockKind
  /// Whether another program wrote the trace.
  let isForeign: Bool
  var processes: [ProcessRecord] = []
  private(set) var currentProcess = -1
  private var processPlaces: [UInt32: Int] = [:]
  private var selectedThread: UInt64?
  private var threadPlaces: [UInt64: Int] = [:]
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
    var lastTime = Instant(nanoseconds: .min)
    var lastLine: UInt32 = 0
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
    rules: [any Rule]
  ) {
    world = World(
      observation: observation,
      isStated: isStated,
      isEndStrict: isEndStrict,
      isLog: clock == .wall || clock == .order
    )
    world.thresholds = thresholds
    self.isForeign = isForeign
    self.rules = rules
    self.clock = clock
    subscribers = Array(repeating: [], count: Signal.Kinds.count)
    let nameCount = Vocabulary.knownNames.count + 1
    choosers = Array(repeating: [], count: Signal.Kinds.count)
    wanted = Array(repeating: 0, count: nameCount)
    for kind in Signal.Kinds.named {
      choosers[kind.place] = Array(repeating: [], count: nameCount)
    }
    ruleByNumber = Array(repeating: -1, count: 1000)
    for (place, rule) in rules.enumerated() {
      for bit in 0..<Signal.Kinds.count {
        let kind = Signal.Kinds(rawValue: 1 << UInt32(bit))
        guard type(of: rule).signals.contains(kind) else { continue }
        subscribers[bit].append(place)
        guard Signal.Kinds.named.contains(kind) else { continue }
        let names = type(of: rule).names.map { Int($0.id) }
        for number in names.isEmpty ? Array(0..<nameCount) : names {
          choosers[bit][number].append(place)
          wanted[number] |= kind.rawValue
        }
      }
      ruleByNumber[Int(type(of: rule).descriptor.number.number) % 1000] = Int16(place)
    }
  }

  /// Takes the next event of the trace.
  mutating func consume(_ event: TraceEvent, names: NameTable) {
    world.ordinal += 1
    if event.kind != .header && event.kind != .footer && event.kind != .metadata {
      counts.events += 1
    }
    select(process: event.process)
    selectThread(of: event)
    checkClock(event)
    if let start = world.turnStart, isTurnOver(since: start, at: event) { endTurn() }
    switch event.kind {
    case .begin:
      if event.category.id != callbackCategory { world.noteSliceName(event.name, in: names) }
      begin(event)
    case .end: end(event)
    case .birth: birth(event, names: names)
    case .death: death(event.subject)
    case .hierarchy: hierarchy(event)
    case .diagnostic:
      if event.name == .suppression {
        world.noteSuppression(event, text: names[event.text])
        return
      }
      world.isMessageJudged = event.name != .uikitDiagnostic
      if isWanted(.diagnostic) { emit(.diagnostic(event, text: names[event.text])) }
      if !world.isMessageJudged { counts.noteUnjudgedMessage(line: event.line) }
    case .stateBegin, .stateEnd:
      if event.name.id > Self.lastStateName, isWanted(.state) {
        emit(.state(event, begins: event.kind == .stateBegin, text: names[event.name]))
      }
    case .unknown, .mark, .cause, .effect, .header, .footer, .metadata: break
    }
  }

  private static let idleLayout = StateSet(LayoutStep.idle.rawValue)
  /// The known names stand for the runtime's own states; those of an app come behind.
  private static let lastStateName = UInt32(Vocabulary.knownNames.count - 1)

  /// Ends the trace: judges what was left open.
  mutating func finish(_ end: TraceEnd, problems: [TraceProblem]) {
    world.hasLostEvents = end.dropped > 0
    world.isWholeTrace = end.status == .complete
    endTurn()
    reportOpenSlices(end)
    emit(.traceEnded(end, problems: problems))
  }

  // Telling the rules.

  func isWanted(_ kind: Signal.Kinds) -> Bool { !subscribers[kind.place].isEmpty }

  /// Whether a rule asked for callbacks of a name.
  func isChosen(_ name: Name) -> Bool {
    wanted[min(Int(name.id), wanted.count - 1)] & Signal.Kinds.callback.rawValue != 0
  }

  mutating func emit(_ signal: Signal) {
    guard let kind = signal.kind else { return }
    for place in subscribers[kind.place] { rules[place].receive(signal, in: &world) }
  }

  /// Tells the rules that asked for a name.
  mutating func emit(_ signal: @autoclosure () -> Signal, _ kind: Signal.Kinds, _ name: Name) {
    let number = min(Int(name.id), wanted.count - 1)
    guard wanted[number] & kind.rawValue != 0 else { return }
    let signal = signal()
    let places = choosers[kind.place][number]
    for place in places { rules[place].receive(signal, in: &world) }
  }

  mutating func emit(_ violation: Violation) {
    let place = Int(ruleByNumber[Int(violation.rule.number) % 1000])
    guard place >= 0 else { return }
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
    if start.duration(to: event.time) >= Self.turnLength { return true }
    guard event.kind == .begin, event.category == .callbackCategory else { return false }
    // The commit at the end of a turn lays out, and sends viewDidAppear after it. The other
    // callbacks may come inside addSubview, addChild and removeFromSuperview.
    return event.name == .viewDidAppear || event.name == .viewWillLayoutSubviews
  }

  // Processes, threads, clocks.

  private mutating func select(process id: UInt32) {
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

  private mutating func selectThread(of event: TraceEvent) {
    let key = UInt64(event.process) << 32 | UInt64(event.thread)
    if selectedThread == key { return }
    selectedThread = key
    if let place = threadPlaces[key] {
      world.currentThread = place
      return
    }
    world.currentThread = world.threads.count
    threadPlaces[key] = world.currentThread
    world.threads.append(ThreadStack(process: event.process, thread: event.thread))
  }

  private mutating func checkClock(_ event: TraceEvent) {
    world.line = event.line
    if event.kind.isTimed { world.now = event.time }
    guard !event.flags.contains(.untimed), event.kind != .header, event.kind != .metadata else {
      return
    }
    let previous: Instant
    let previousLine: UInt32
    if clock == .wall {
      previous = processes[currentProcess].lastTime
      previousLine = processes[currentProcess].lastLine
      processes[currentProcess].lastTime = event.time
      processes[currentProcess].lastLine = event.line
    } else {
      previous = world.threads[world.currentThread].lastTime
      previousLine = world.threads[world.currentThread].lastLine
      world.threads[world.currentThread].lastTime = event.time
      world.threads[world.currentThread].lastLine = event.line
    }
    counts.note(event.time)
    guard event.time < previous else { return }
    if clock == .wall, event.time.duration(to: previous) > Self.newRunThreshold {
      startNewRun()
    } else {
      emit(.clockBackwards(event, previous: previous, previousLine: previousLine))
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
    let meaning = Vocabulary.meaning(of: event.name)
    if meaning == .none || meaning.isOfSystem || meaning.isOfView {
      return otherCallback(event, meaning)
    }
    guard event.subject != .none else { return }
    let slot = slot(of: event.subject)
    see(meaning, slot: slot)
    let callback = callbackEvent(event, slot: slot)
    let letter = meaning.appearanceLetter
    if letter != nil || meaning == .loadView, event.flags.contains(.direct) {
      emit(.direct(callback))
      return
    }
    if world.population[slot].isDead { live(callback, meaning) }
    if meaning != .initializer, meaning != .deinitializer {
      world.threads[world.currentThread].note(callback)
    }
    emit(.callback(callback, event), .callback, event.name)
    let isFirst = !world.population[slot].hasCallbacks
    if isFirst { beginLife(callback, meaning: meaning) }
    noteKnown(slot)
    processes[currentProcess].callbackCount += 1
    world.population[slot].lastOrdinal = world.ordinal
    counts.callbacks += 1
    if let letter {
      if letter == .willAppear || letter == .didAppear { stepLoad(callback, .appear) }
      if world.population[slot].layout != Self.idleLayout {
        step(.layout, callback, LayoutLetter.appear.rawValue)
      }
      noteAppearance(letter, event, slot: slot)
      stepAppearance(callback, letter)
      return
    }
    switch meaning {
    case .loadView: load(callback, .loadView)
    case .viewDidLoad: load(callback, .viewDidLoad)
    case .willLayout: layout(callback, .willLayout)
    case .didLayout: layout(callback, .didLayout)
    case .initializer:
      if !isFirst || !world.population[slot].isBornHere { spawnMember(slot, of: meaning) }
    case .deinitializer: death(event.subject)
    case .willMoveToParent, .didMoveToParent:
      stepContainment(
        callback,
        isWill: meaning == .willMoveToParent,
        argument: event.statedArgument
      )
    default: break
    }
  }

  /// Decides in which states an object starts, by its first callback.
  private mutating func beginLife(_ callback: CallbackEvent, meaning: Vocabulary.Meaning) {
    let slot = callback.slot
    world.population[slot].hasCallbacks = true
    if !world.population[slot].kind.isView { counts.controllers += 1 }
    guard !world.population[slot].isBornHere else { return }
    switch meaning {
    case .initializer, .loadView, .viewDidLoad:
      world.population[slot].startAtBirth(orphan: meaning == .initializer)
    default:
      world.population[slot].memberCount = 1
      guard let letter = meaning.appearanceLetter, !isFirst(letter) else { return }
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
