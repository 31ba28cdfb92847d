import TraceModel

extension TraceMonitor {
  private static let idleLayout = StateSet(LayoutStep.idle.rawValue)

  /// Processes the begin of a callback.
  mutating func callback(_ event: TraceEvent) {
    let role = event.name.role
    guard role.movesController else { return otherCallback(event, role) }
    guard event.subject != .none else { return }
    let slot = slot(of: event.subject)
    see(event.name, role, slot: slot)
    let callback = callbackEvent(event, slot: slot)
    let trigger = role.appearanceTrigger
    if trigger != nil || role == .loadView, event.flags.contains(.direct) {
      emit(.direct(callback))
      return
    }
    if state.hierarchy[slot].isDead {
      reuse(callback, role)
    } else if isReusedAddress(slot, role) {
      death(event.subject)
      state.hierarchy.beginLifetime(of: slot)
    }
    if role != .initializer, role != .deinitializer {
      state.calls.threads[state.calls.currentThread].note(callback)
    }
    emit(.callback(callback), .callback, event.name)
    let isFirst = !state.hierarchy[slot].lifetime.hasCallbacks
    if isFirst { beginCallbacks(callback, role: role) }
    noteKnown(slot)
    processes.current.callbackCount += 1
    counts.callbacks += 1
    if let trigger {
      if trigger == .willAppear || trigger == .didAppear {
        advance(.load, by: LoadTrigger.appear.rawValue, callback)
      }
      if state.hierarchy[slot].states[.layout] != Self.idleLayout {
        advance(.layout, by: LayoutTrigger.appear.rawValue, callback)
      }
      state.hierarchy[slot].lifetime.lastAppearanceOrdinal = callback.ordinal
      if trigger == .willAppear { state.hierarchy[slot].lifetime.hasAppeared = true }
      moveAppearance(callback, trigger)
      return
    }
    switch role {
    case .loadView: load(callback, .loadView)
    case .viewDidLoad: load(callback, .viewDidLoad)
    case .viewWillLayoutSubviews:
      advance(.layout, by: LayoutTrigger.willLayout.rawValue, callback)
    case .viewDidLayoutSubviews:
      advance(.layout, by: LayoutTrigger.didLayout.rawValue, callback)
    case .initializer:
      if !isFirst || !state.hierarchy[slot].lifetime.isBornHere { addMember(slot, of: role) }
    case .deinitializer: death(event.subject)
    case .willMoveToParent, .didMoveToParent:
      moveContainment(
        callback,
        isWill: role == .willMoveToParent,
        argument: event.statedArgument
      )
    default: break
    }
  }

  /// Returns the fields of a callback that rules use.
  private func callbackEvent(_ event: TraceEvent, slot: Int) -> CallbackEvent {
    CallbackEvent(
      slot: slot,
      subject: event.subject,
      name: event.name,
      time: event.time,
      isUntimed: event.flags.contains(.untimed),
      line: event.line,
      site: state.cursor.site,
      ordinal: state.cursor.ordinal,
      process: event.process,
      animated: event.animated
    )
  }

  /// Records that a class printed a callback.
  private mutating func see(_ name: Name, _ role: CallbackRole, slot: Int) {
    state.hierarchy.classes.note(role, at: state.hierarchy[slot].classIndex)
    state.observed.see(name, role)
  }

  /// Processes a callback that moves no controller: of a view, an application, a scene, a delegate.
  private mutating func otherCallback(_ event: TraceEvent, _ role: CallbackRole) {
    if role == .sceneDidDisconnect { classifier.noteDisconnect(of: event.process) }
    if role == .launch {
      if processes.current.hasLaunched, state.settings.isLog { startNewRun() }
      processes.current.hasLaunched = true
    }
    guard role != .none || rules.listeners.want(.callback, event.name) else { return }
    let key = role.sceneTrigger != nil && event.argument != .none ? event.argument : event.subject
    let slot = key == .none ? -1 : slot(of: key)
    if slot >= 0, state.hierarchy[slot].isDead { state.hierarchy.beginLifetime(of: slot) }
    if slot >= 0, role != .none { see(event.name, role, slot: slot) }
    let callback = callbackEvent(event, slot: slot)
    emit(.callback(callback), .callback, event.name)
    guard slot >= 0 else { return }
    if let move = role.viewMove {
      // A name that several views have shows no order of one view.
      guard !state.isShared(slot) else { return }
      if move.trigger == .willMove { state.noteViewMove() }
      advance(move.kind, by: move.trigger.rawValue, callback)
    } else if let trigger = role.applicationTrigger {
      start(.application, slot, in: ApplicationStep.notRunning.rawValue)
      advance(.application, by: trigger.rawValue, callback)
    } else if let trigger = role.sceneTrigger {
      start(.scene, slot, in: SceneStep.unattached.rawValue)
      advance(.scene, by: trigger.rawValue, callback)
      let id = state.hierarchy[slot].id
      state.scenes.note(id, state.hierarchy[slot].states[.scene], process: id.process)
    }
  }

  /// Sets the first state of an application or scene: known when its birth or the launch was
  /// observed.
  private mutating func start(_ kind: RegionKind, _ slot: Int, in first: UInt8) {
    guard state.hierarchy[slot].states[kind].isEmpty else { return }
    let isKnown =
      state.settings.isLog
      ? processes.current.hasLaunched : state.hierarchy[slot].lifetime.isBornHere
    state.hierarchy[slot].states[kind] = isKnown ? StateSet(first) : kind.region.everything
  }

  /// Handles a callback of a deallocated object: a new object at the same address, or a mistake.
  private mutating func reuse(_ callback: CallbackEvent, _ role: CallbackRole) {
    let slot = callback.slot
    let trigger: MemoryTrigger =
      switch role {
      case .initializer, .loadView, .viewDidLoad: .birth
      case .deinitializer: .death
      default: .use
      }
    let isOneObject =
      state.hierarchy[slot].identity == .pointer || state.hierarchy[slot].identity == .label
    if isOneObject, role.appearanceTrigger != nil, state.prints(.viewDidLoad, slot: slot) {
      advance(.memory, by: trigger.rawValue, callback)
    }
    state.hierarchy.beginLifetime(of: slot)
  }

  /// Whether a callback that loads a view belongs to a new object at the address of an old one.
  ///
  /// A log whose class prints no `deinit` does not show that the old object ended: an address that
  /// left the screen may be in use again.
  private func isReusedAddress(_ slot: Int, _ role: CallbackRole) -> Bool {
    guard role == .viewDidLoad || role == .loadView || role == .initializer,
      state.hierarchy[slot].identity == .pointer || state.hierarchy[slot].identity == .label,
      state.hierarchy[slot].lifetime.lastAppearanceOrdinal > 0,
      state.hierarchy[slot].load == StateSet(LoadStep.loaded.rawValue)
    else { return false }
    return state.appearance(at: slot) == .hidden && !state.prints(.deinitializer, slot: slot)
  }

  /// Decides by its first callback in which states an object starts.
  private mutating func beginCallbacks(_ callback: CallbackEvent, role: CallbackRole) {
    let slot = callback.slot
    state.hierarchy[slot].lifetime.hasCallbacks = true
    let kind = state.hierarchy[slot].kind
    if kind.isController || kind == .unknown { counts.controllers += 1 }
    guard !state.hierarchy[slot].lifetime.isBornHere else { return }
    switch role {
    case .initializer, .loadView, .viewDidLoad:
      state.hierarchy[slot].states.startAtBirth(isOrphan: role == .initializer)
    default:
      state.hierarchy[slot].sharing.memberCount = 1
      guard let trigger = role.appearanceTrigger, !canBeFirst(trigger) else { return }
      let isLog = state.hierarchy[slot].identity != .runtime
      guard isLog, trigger != .willAppear, processes.current.callbackCount > 0 else {
        emit(.midLife(callback))
        return
      }
      emit(.discontinuity(callback))
      forgetStates()
    }
  }

  /// Whether a callback can be the first that a log prints of a new object.
  private func canBeFirst(_ trigger: AppearanceTrigger) -> Bool {
    let hidden = StateSet(AppearanceStep.hidden.rawValue)
    let closed = state.observed.closure(.appearance, of: hidden)
    guard !Region.appearance.step(closed, trigger.rawValue).isEmpty else { return false }
    guard trigger == .willAppear || trigger == .didAppear else { return true }
    let unloaded = StateSet(LoadStep.unloaded.rawValue)
    let load = state.observed.closure(.load, of: unloaded)
    return !Region.load.step(load, LoadTrigger.appear.rawValue).isEmpty
  }
}
