import TraceModel

extension TraceMonitor {
  /// Processes the begin of a slice.
  mutating func begin(_ event: TraceEvent, names: NameTable) {
    let isCallback = event.category.id == categories.callback
    let isCall = !isCallback && event.category.id == categories.call
    state.calls.threads[state.calls.currentThread].push(
      OpenSlice(
        name: event.name,
        subject: event.subject,
        argument: event.argument,
        isCall: isCall,
        isCallback: isCallback,
        line: event.line,
        site: state.cursor.site,
        isUntimed: event.flags.contains(.untimed),
        event: state.cursor.event,
        time: event.time
      )
    )
    let isKnown = Int(event.name.id) < NameTable.known.count
    if isCallback || isCall, event.subject != .none || isKnown { counts.judgedEvents += 1 }
    if event.flags.contains(.echo) {
      if rules.listeners.want(.echo) { emit(.echo(event)) }
    } else if isCallback {
      let isOfNode =
        event.name.isCallbackOfNode
        || event.name == .action && state.isKind(.swiftUIView, event.subject)
      if isOfNode {
        nodeCallback(event, names: names)
      } else {
        callback(event)
        sendInteraction(event, names: names)
      }
    } else if isCall {
      if event.name == .setViewControllers { noteContainer(event.subject) }
      emit(.call(event), .call, event.name)
      sendInteraction(event, names: names)
    }
  }

  /// Records that a controller receives the call that sets pages: it is a page controller whose
  /// kind the trace does not state, such as a subclass in a trace of a different recorder.
  private mutating func noteContainer(_ id: SubjectID) {
    guard let slot = state.hierarchy.find(id), state.hierarchy[slot].kind == .viewController
    else { return }
    state.hierarchy[slot].kind = .pageViewController
  }

  /// Processes the end of a slice.
  mutating func end(_ event: TraceEvent) {
    guard var slice = popSlice(at: event) else { return }
    if event.site > 0 { slice.site = event.site }
    ledger.noteEnd(of: slice)
    guard !slice.isCall else { return }
    if event.flags.contains(.superMissing) || !event.text.isEmpty {
      emit(.superMisuse(slice, event.text.isEmpty ? .missing : .other(event.text)))
    } else if event.flags.contains(.superRepeated) {
      emit(.superMisuse(slice, .repeated))
    }
    guard slice.isCallback, event.time > slice.time, !slice.isUntimed,
      slice.time.duration(to: event.time) > state.settings.thresholds.slowCallback
    else { return }
    emit(.slow(slice, end: event.time))
  }

  /// Removes the slice that an end closes from the stack; `nil` when the end is handled.
  private mutating func popSlice(at event: TraceEvent) -> OpenSlice? {
    if let slice = state.calls.threads[state.calls.currentThread].pop(named: event.name) {
      return slice
    }
    if state.calls.threads[state.calls.currentThread].top != nil {
      endOuter(event)
      return nil
    }
    let isDeep = !state.calls.threads[state.calls.currentThread].isIdle
    _ = state.calls.threads[state.calls.currentThread].pop()
    if !isDeep, !state.calls.threads[state.calls.currentThread].takesForgivenEnd() {
      unpaired(end: event)
    }
    return nil
  }

  /// Handles an end that does not name the innermost slice.
  private mutating func endOuter(_ event: TraceEvent) {
    let slices = state.calls.threads[state.calls.currentThread].slices
    guard let index = slices.lastIndex(where: { $0.name == event.name }) else {
      return unpaired(end: event)
    }
    for slice in slices[(index + 1)...].reversed() {
      ledger.noteEnd(of: slice)
      _ = state.calls.threads[state.calls.currentThread].pop()
      unpaired(begin: slice, end: event, outer: slices[index])
    }
    ledger.noteEnd(of: slices[index])
    _ = state.calls.threads[state.calls.currentThread].pop()
  }

  private mutating func unpaired(
    begin: OpenSlice? = nil,
    end: TraceEvent? = nil,
    outer: OpenSlice? = nil
  ) {
    let thread = state.calls.threads[state.calls.currentThread]
    emit(
      .unpaired(
        UnmatchedSlice(
          begin: begin,
          end: end,
          outer: outer,
          process: thread.process,
          thread: thread.thread
        )
      )
    )
  }

  /// Reports the begins that never ended in a complete trace: one that was cut or stopped, or that
  /// lost events, may have lost the ends.
  mutating func reportOpenSlices(_ end: TraceEnd) {
    guard end.status == .complete, end.dropped == 0, rules.listeners.want(.unpaired) else {
      return
    }
    for index in state.calls.threads.indices {
      state.calls.currentThread = index
      for slice in state.calls.threads[index].slices { unpaired(begin: slice) }
    }
  }
}
