import TraceModel

extension TraceMonitor {
  /// Makes what rules need of a callback.
  func callbackEvent(_ event: TraceEvent, slot: Int) -> CallbackEvent {
    CallbackEvent(
      slot: slot,
      subject: event.subject,
      name: event.name,
      time: event.time,
      isUntimed: event.flags.contains(.untimed),
      line: event.line,
      ordinal: world.ordinal,
      process: event.process,
      animated: event.animated
    )
  }

  /// Notes that a class printed a callback.
  mutating func see(_ role: CallbackRole, slot: Int) {
    let classIndex = Int(world.population[slot].classIndex)
    if classIndex >= 0, world.classes[classIndex].seen & role.bit == 0 {
      world.classes[classIndex].seen |= role.bit
      world.seenVersion &+= 1
    }
    world.observed.see(role)
  }

  /// Takes a callback that moves no controller: of a view, an application, a scene, a delegate.
  mutating func otherCallback(_ event: TraceEvent, _ role: CallbackRole) {
    if role == .sceneDidDisconnect { world.classifier.noteDisconnect(of: event.process) }
    if role == .launch {
      if processes[currentProcess].hasLaunched, world.isLog { startNewRun() }
      processes[currentProcess].hasLaunched = true
    }
    guard role != .none || listeners.want(.callback, event.name) else { return }
    let key = role.sceneLetter != nil && event.argument != .none ? event.argument : event.subject
    let slot = key == .none ? -1 : slot(of: key)
    if slot >= 0, world.population[slot].isDead { revive(slot) }
    if slot >= 0, role != .none { see(role, slot: slot) }
    let callback = callbackEvent(event, slot: slot)
    emit(.callback(callback), .callback, event.name)
    guard slot >= 0 else { return }
    if let letter = role.windowMoveLetter {
      step(.windowMove, callback, letter.rawValue)
    } else if let letter = role.applicationLetter {
      startPhase(slot, StateSet(ApplicationStep.notRunning.rawValue), Region.application)
      step(.application, callback, letter.rawValue)
    } else if let letter = role.sceneLetter {
      startPhase(slot, StateSet(SceneStep.unattached.rawValue), Region.scene)
      step(.scene, callback, letter.rawValue)
      noteScene(slot)
    }
  }

  /// Gives an application or scene its first state: known when its birth or the launch was seen.
  private mutating func startPhase(_ slot: Int, _ first: StateSet, _ region: Region) {
    guard world.population[slot].phase.isEmpty else { return }
    let isKnown =
      world.isLog ? processes[currentProcess].hasLaunched : world.population[slot].isBornHere
    world.population[slot].phase = isKnown ? first : region.everything
  }

  private mutating func noteScene(_ slot: Int) {
    let id = world.population[slot].id
    world.scenes.note(id, world.population[slot].phase, process: id.process)
  }

  /// Steps a region that needs nothing but its table.
  mutating func step(_ kind: Step.Kind, _ callback: CallbackEvent, _ letter: UInt8) {
    let slot = callback.slot
    guard world.population[slot].pool < 0 else { return }
    let region = World.region(kind)
    let before = world.population[slot][kind]
    let closed = world.observed.closures(kind)[Int(before.bits)]
    var next = region.step(closed, letter)
    if next.isEmpty {
      next = StateSet(region.resynchronized[Int(letter)])
      if let (state, rule) = region.blame(before, letter) {
        emit(
          Violation(
            rule: rule,
            kind: kind,
            state: state,
            letter: letter,
            event: callback,
            previousParent: .none
          )
        )
      }
    }
    guard next != before else { return }
    world.population[slot][kind] = next
    guard kind != .layout || letter != LayoutLetter.appear.rawValue else { return }
    record(callback, kind: kind, before: before, after: next)
  }

  /// Takes a callback of an object that has died: another one at its address, or a mistake.
  mutating func live(_ callback: CallbackEvent, _ role: CallbackRole) {
    let slot = callback.slot
    let letter: MemoryLetter =
      switch role {
      case .initializer, .loadView, .viewDidLoad: .birth
      case .deinitializer: .death
      default: .use
      }
    let isOneObject =
      world.population[slot].identity == .pointer || world.population[slot].identity == .label
    let dead = MemoryStep.dead.rawValue
    if case .breaks(let rule) = Region.memory.cell(dead, letter.rawValue), isOneObject,
      role.appearanceLetter != nil, world.prints(.viewDidLoad, slot: slot)
    {
      emit(
        Violation(
          rule: rule,
          kind: .memory,
          state: dead,
          letter: letter.rawValue,
          event: callback,
          previousParent: .none
        )
      )
    }
    revive(slot)
  }

  /// Steps the layout of a controller, and counts it.
  mutating func layout(_ callback: CallbackEvent, _ letter: LayoutLetter) {
    step(.layout, callback, letter.rawValue)
    guard letter == .willLayout, !callback.isUntimed else { return }
    world.population[callback.slot].countLayout(at: callback.time)
  }
}
