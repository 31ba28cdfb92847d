import TraceModel

extension TraceMonitor {
  mutating func begin(_ event: TraceEvent) {
    let isCallback = event.category.id == callbackCategory
    let isCall = !isCallback && event.category.id == callCategory
    world.threads[world.currentThread].push(
      OpenSlice(
        name: event.name,
        subject: event.subject,
        argument: event.argument,
        isCall: isCall,
        isCallback: isCallback,
        line: event.line,
        isUntimed: event.flags.contains(.untimed),
        event: world.currentEvent,
        time: event.time
      )
    )
    let isKnown = Int(event.name.id) < Vocabulary.knownCount
    if isCallback || isCall, event.subject != .none || isKnown { counts.judgedEvents += 1 }
    if event.flags.contains(.echo) {
      if listeners.want(.echo) { emit(.echo(event)) }
    } else if isCallback {
      callback(event)
    } else if isCall {
      if event.name == .setViewControllers { noteContainer(event.subject) }
      emit(.call(event), .call, event.name)
    }
  }

  /// Notes that a controller takes the call that sets pages: a page controller whose kind the trace
  /// does not state, such as a subclass in a trace of another recorder.
  private mutating func noteContainer(_ id: SubjectID) {
    guard let slot = world.population.find(id), world.population[slot].kind == .viewController
    else { return }
    world.population[slot].kind = .pageViewController
  }

  mutating func end(_ event: TraceEvent) {
    guard let slice = popSlice(at: event), !slice.isCall else { return }
    if event.flags.contains(.superMissing) || !event.text.isEmpty {
      emit(.superMisuse(slice, event.text.isEmpty ? .missing : .other(event.text)))
    } else if event.flags.contains(.superRepeated) {
      emit(.superMisuse(slice, .repeated))
    }
    guard slice.isCallback, event.time > slice.time, !slice.isUntimed,
      slice.time.duration(to: event.time) > world.thresholds.slowCallback
    else { return }
    emit(.slow(slice, end: event.time))
  }

  /// Takes the slice that an end closes from the stack; `nil` when nothing is left to do.
  private mutating func popSlice(at event: TraceEvent) -> OpenSlice? {
    if let slice = world.threads[world.currentThread].pop(named: event.name) { return slice }
    if world.threads[world.currentThread].top != nil {
      endOuter(event)
      return nil
    }
    let isDeep = !world.threads[world.currentThread].isIdle
    _ = world.threads[world.currentThread].pop()
    if !isDeep, !world.threads[world.currentThread].takesForgivenEnd() { unpaired(end: event) }
    return nil
  }

  /// Handles an end that names another slice than the innermost one.
  private mutating func endOuter(_ event: TraceEvent) {
    let slices = world.threads[world.currentThread].slices
    guard let place = slices.lastIndex(where: { $0.name == event.name }) else {
      return unpaired(end: event)
    }
    for slice in slices[(place + 1)...].reversed() {
      _ = world.threads[world.currentThread].pop()
      unpaired(begin: slice, end: event, outer: slices[place])
    }
    _ = world.threads[world.currentThread].pop()
  }

  private mutating func unpaired(
    begin: OpenSlice? = nil,
    end: TraceEvent? = nil,
    outer: OpenSlice? = nil
  ) {
    let thread = world.threads[world.currentThread]
    emit(
      .unpaired(
        LoneSlice(
          begin: begin,
          end: end,
          outer: outer,
          process: thread.process,
          thread: thread.thread
        )
      )
    )
  }

  /// Tells of the begins that never ended, in the traces of other programs: in our own, a program
  /// may have died within a callback.
  mutating func reportOpenSlices(_ end: TraceEnd) {
    guard isForeign, end.status == .complete, listeners.want(.unpaired) else { return }
    for place in world.threads.indices {
      world.currentThread = place
      for slice in world.threads[place].slices { unpaired(begin: slice) }
    }
  }
}
