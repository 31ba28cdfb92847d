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
        time: event.time
      )
    )
    if event.flags.contains(.echo) {
      if isWanted(.echo) { emit(.echo(event)) }
    } else if isCallback {
      callback(event)
    } else if isCall {
      emit(.call(event), .call, event.name)
    }
  }

  mutating func end(_ event: TraceEvent) {
    guard let slice = world.threads[world.currentThread].top else {
      let isDeep = !world.threads[world.currentThread].isIdle
      _ = world.threads[world.currentThread].pop()
      if !isDeep, !world.threads[world.currentThread].takesForgivenEnd() { unpaired(end: event) }
      return
    }
    if slice.name != event.name, !event.name.isEmpty, endsAnother(event) { return }
    _ = world.threads[world.currentThread].pop()
    guard !slice.isCall else { return }
    if event.flags.contains(.superMissing) || !event.text.isEmpty {
      emit(.superMisuse(slice, event.text.isEmpty ? .missing : .other(event.text)))
    } else if event.flags.contains(.superRepeated) {
      emit(.superMisuse(slice, .repeated))
    }
    if !slice.isUntimed, slice.isCallback,
      slice.time.duration(to: event.time) > world.thresholds.slowCallback
    {
      emit(.slow(slice, end: event.time))
    }
  }

  /// Handles an end that names another slice than the innermost one.
  ///
  /// - Returns: Whether nothing is left to do.
  private mutating func endsAnother(_ event: TraceEvent) -> Bool {
    let slices = world.threads[world.currentThread].slices
    guard let place = slices.lastIndex(where: { $0.name == event.name }) else {
      unpaired(end: event)
      return true
    }
    for slice in slices[(place + 1)...].reversed() {
      _ = world.threads[world.currentThread].pop()
      unpaired(begin: slice, end: event, outer: slices[place])
    }
    _ = world.threads[world.currentThread].pop()
    return true
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
    guard isForeign, end.status == .complete, isWanted(.unpaired) else { return }
    for place in world.threads.indices {
      world.currentThread = place
      for slice in world.threads[place].slices { unpaired(begin: slice) }
    }
  }
}
