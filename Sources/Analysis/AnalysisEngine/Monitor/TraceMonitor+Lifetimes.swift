import TraceModel

extension TraceMonitor {
  /// Returns the slot of an object; an object without a recorded birth gets a new slot.
  mutating func slot(of id: SubjectID) -> Int {
    state.hierarchy.find(id) ?? state.hierarchy.insert(id)
  }

  /// Begins the lifetime of an object.
  mutating func birth(_ event: TraceEvent, names: NameTable) {
    guard event.subject != .none else { return }
    let slot = slot(of: event.subject)
    if state.hierarchy[slot].isDead { state.hierarchy.beginLifetime(of: slot) }
    let isShared = event.identity == .className || event.identity == .anonymous
    if isShared, state.hierarchy[slot].lifetime.hasCallbacks {
      if !event.flags.contains(.alreadyAlive) { addMember(slot, of: .initializer) }
      return
    }
    let classKey = event.name.isEmpty ? event.text : event.name
    state.hierarchy[slot].kind = event.subjectKind
    state.hierarchy[slot].identity = event.identity
    state.hierarchy[slot].classIndex = state.hierarchy.classes.index(named: names[classKey])
    if event.subjectKind == .swiftUIView { beginNode(event, names: names) }
    guard !event.flags.contains(.alreadyAlive) else { return }
    noteKnown(slot)
    state.hierarchy[slot].states.startAtBirth(isOrphan: true)
    state.hierarchy[slot].lifetime.isBornHere = true
    if event.subjectKind.isController { state.noteBirth(of: event) }
    if isShared { addMember(slot, of: .initializer) }
  }

  /// Ends the lifetime of an object, or of one member of a shared subject.
  mutating func death(_ id: SubjectID) {
    guard let slot = state.hierarchy.find(id), !state.hierarchy[slot].isDead else { return }
    let pool = state.hierarchy[slot].sharing.pool
    if pool >= 0, state.hierarchy.pools[pool].size > 1 {
      state.hierarchy.pools[pool].removeOne()
      return
    }
    if rules.listeners.want(.death) { emit(.death(slot: slot)) }
    detach(slot)
    state.nodes[id] = nil
    if !state.identifiers.isEmpty { state.identifiers[id] = nil }
    state.leakFacts[id] = nil
    if !state.animated.isEmpty { state.animated = state.animated.filter { $0.view != id } }
    state.cells.remove(id)
    state.transitions.remove(id)
    classifier.remove(id)
    ledger.noteEndOfOverlap(in: id)
    if state.hierarchy[slot].identity == .runtime {
      state.hierarchy.remove(slot)
    } else {
      state.hierarchy[slot].isDead = true
      retire(id)
    }
  }

  /// Keeps a deallocated object whose address or label may be reused.
  private mutating func retire(_ id: SubjectID) {
    guard let old = recentlyDeallocated.add(id), let slot = state.hierarchy.find(old),
      state.hierarchy[slot].isDead
    else { return }
    state.hierarchy.pools.release(state.hierarchy[slot].sharing.pool)
    state.hierarchy.remove(slot)
  }

  private mutating func detach(_ slot: Int) {
    if let view = state.hierarchy.find(state.hierarchy[slot].relations.rootView) {
      state.hierarchy[view].relations.owner = .none
    }
    if let owner = state.hierarchy.find(state.hierarchy[slot].relations.owner) {
      state.hierarchy[owner].relations.rootView = .none
    }
  }

  /// Adds a member to a subject that several objects share, unless a waiting member caused the
  /// callback.
  ///
  /// `init`, `loadView` and `viewDidLoad` follow each other in this order; each means a new member
  /// only when no member waits for it.
  mutating func addMember(_ slot: Int, of role: CallbackRole) {
    guard state.isShared(slot) else { return }
    let isWaiting = state.hierarchy[slot].sharing.waiting.take(role)
    guard !isWaiting else { return }
    state.hierarchy[slot].sharing.memberCount += 1
    guard state.hierarchy[slot].sharing.memberCount > 1 else { return }
    if !state.hierarchy[slot].isPooled { share(slot, Pool(state.hierarchy[slot].appearance)) }
    let pool = state.hierarchy[slot].sharing.pool
    state.hierarchy.pools[pool].spawn()
    noteMembers(slot, state.hierarchy.pools[pool].largest)
  }

  /// Makes a subject several objects, whose states are no longer known one by one.
  mutating func share(_ slot: Int, _ pool: Pool) {
    state.hierarchy[slot].sharing.pool = state.hierarchy.pools.add(pool)
    let id = state.hierarchy[slot].id
    state.transitions.remove(id)
    classifier.remove(id)
  }

  /// Records how many objects share a subject at least.
  mutating func noteMembers(_ slot: Int, _ count: Int) {
    let before = state.hierarchy[slot].sharing.largest
    state.hierarchy[slot].sharing.largest = max(before, Int32(truncatingIfNeeded: count))
  }

  /// Records that the states of a logged object are known, until events are missing.
  mutating func noteKnown(_ slot: Int) {
    guard state.hierarchy[slot].identity != .runtime, !state.hierarchy[slot].lifetime.isKnown,
      processes.hasCurrent
    else { return }
    state.hierarchy[slot].lifetime.isKnown = true
    processes.current.knownSlots.append(slot)
  }

  /// Makes the states of the current process's objects unknown, because events are missing.
  ///
  /// Each object is listed once since the last gap, so that a log with many gaps costs no more than
  /// its callbacks.
  mutating func forgetStates() {
    let slots = processes.current.knownSlots
    processes.current.knownSlots = []
    for slot in slots {
      state.hierarchy[slot].lifetime.isKnown = false
      state.hierarchy[slot].forgetStates()
    }
  }
}
