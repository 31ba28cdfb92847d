internal import DiagramLayout
internal import TraceModel

extension StateChange {
  /// Returns the begins and ends of slices in the order of events.
  static func all(of slices: [StateSlice]) -> [StateChange] {
    var changes: [StateChange] = []
    changes.reserveCapacity(slices.count * 2)
    for (number, slice) in slices.enumerated() {
      changes.append(StateChange(event: slice.begin, isBegin: true, slice: number))
      if let end = slice.end {
        changes.append(StateChange(event: end, isBegin: false, slice: number))
      }
    }
    return changes.sorted()
  }
}

/// The events of recorded states that are part of ``StateSlice``.
struct OwnStates {
  private var events: Set<Int> = []

  init(_ history: TraceHistory) {
    for band in history.bands.joined() where band.isRecorded {
      events.insert(band.begin)
      if let end = band.end { events.insert(end) }
    }
  }

  /// Whether an event begins or ends a band.
  func isBand(_ event: Int) -> Bool { events.contains(event) }
}

extension RunExport {
  mutating func write(
    _ change: StateChange,
    of slices: [StateSlice],
    _ writer: inout PacketWriter
  ) throws {
    let slice = slices[change.slice]
    guard let track = objects?.states(of: slice.life) else { return }
    let position = axis.positions[change.event]
    var event = TrackEvent(change.isBegin ? .begin : .end, at: position, on: track)
    if change.isBegin {
      event.name = writer.name(slice.word)
      event.category = .state
      event.arguments = timeArguments(at: slice.begin)
      if slice.isFirst { event.arguments += birthArguments(of: slice.life) }
    } else if history.subjects[slice.life].death == slice.end {
      event.arguments = [Argument("end", .shared("deallocated"))]
    }
    try writer.write(event)
  }

  /// Ends the states that last until the end of the trace.
  func closeStates(of slices: [StateSlice], _ writer: inout PacketWriter) throws {
    for slice in slices where slice.end == nil {
      guard let track = objects?.states(of: slice.life) else { continue }
      var event = TrackEvent(.end, at: axis.end, on: track)
      event.arguments = [Argument("end", .shared("alive at the end of the trace"))]
      try writer.write(event)
    }
  }

  private func birthArguments(of life: Int) -> [Argument] {
    let subject = history.subjects[life]
    var arguments = [
      Argument("object", .shared(names[life])),
      Argument("class", .shared(VisibleText.of(subject.className))),
      Argument("kind", .shared(subject.kind.text)),
    ]
    if !subject.label.isEmpty {
      arguments.append(Argument("label", .text(VisibleText.of(subject.label))))
    }
    if subject.identity != .runtime {
      arguments.append(Argument("identity", .shared(subject.identity.text)))
    }
    if let path = history.nodePath(of: life) {
      arguments.append(Argument("path", .text(VisibleText.of(path))))
    }
    if subject.alreadyAlive { arguments.append(Argument("alive before the trace", .flag(true))) }
    return arguments
  }

  /// Begins a state that may overlap others, such as a running task.
  mutating func beginState(_ index: Int, _ writer: inout PacketWriter) throws {
    let event = history.trace.events[index]
    let life = Int(history.lives[index])
    guard life >= 0, let track = try objects?.takeFree(of: life, &writer) else { return }
    openStates[OpenState(life: life, name: event.name), default: TrackQueue()].append(track)
    var begin = TrackEvent(.begin, at: axis.positions[index], on: track)
    begin.name = name(of: event, life: -1, &writer)
    begin.category = .state
    begin.arguments = arguments(of: event, at: index)
    try writer.write(begin)
  }

  /// Ends the first state of a name that is open: `TaskPeriod` pairs tasks in the same order.
  mutating func endState(_ index: Int, _ writer: inout PacketWriter) throws {
    let event = history.trace.events[index]
    let life = Int(history.lives[index])
    if life >= 0, !isDrawn(life) { return }
    let key = OpenState(life: life, name: event.name)
    guard let track = openStates[key]?.popFirst() else {
      unmatchedStateEnds += 1
      return
    }
    objects?.release(track, of: life)
    try writer.write(TrackEvent(.end, at: axis.positions[index], on: track))
  }
}
