internal import DiagramLayout
internal import TraceModel

extension RunExport {
  /// Writes the slices and instants of all events.
  mutating func writeEvents(
    _ placed: [PlacedFinding],
    _ writer: inout PacketWriter
  ) throws {
    var slices: [StateSlice] = []
    for life in history.subjects.indices where isDrawn(life) {
      slices += StateSlice.all(of: life, in: history)
    }
    let changes = StateChange.all(of: slices)
    let ownStates = OwnStates(history)
    var (nextChange, nextFinding) = (0, 0)
    let events = history.trace.events
    for index in events.indices {
      while nextChange < changes.count, changes[nextChange].event == index {
        try write(changes[nextChange], of: slices, &writer)
        nextChange += 1
      }
      switch events.kinds[index] {
      case .begin: try writeBegin(index, &writer)
      case .end: try writeEnd(index, &writer)
      case .hierarchy, .mark, .diagnostic, .cause, .effect: try writeInstant(index, &writer)
      case .stateBegin where !ownStates.isBand(index): try beginState(index, &writer)
      case .stateEnd where !ownStates.isBand(index): try endState(index, &writer)
      case .stateBegin, .stateEnd, .birth, .death, .header, .footer, .metadata, .unknown: break
      }
      while nextFinding < placed.count, placed[nextFinding].event == index {
        try write(placed[nextFinding], &writer)
        nextFinding += 1
      }
    }
    for finding in placed[nextFinding...] { try write(finding, &writer) }
    try closeStates(of: slices, &writer)
  }

  mutating func track(of thread: ThreadID, _ writer: inout PacketWriter) throws -> UInt64? {
    let name = threadNames[thread] ?? ""
    return try processes[thread.process]?.thread(thread.thread, name: name, &writer)
  }

  /// Returns the number of the name of an event: its object and what happens to it.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - life: The object; -1 for a name without one.
  ///   - writer: Receives a new name.
  /// - Returns: The number.
  mutating func name(of event: TraceEvent, life: Int, _ writer: inout PacketWriter) -> UInt64 {
    let isSpelled = event.kind == .begin && event.name.callback?.spellsText == true
    let key = Spelling(
      life: Int32(truncatingIfNeeded: life),
      name: event.name,
      text: isSpelled ? event.text : .empty
    )
    if let number = spellings[key] { return number }
    let names = history.trace.names
    let text = VisibleText.of(isSpelled ? event.spelledName(names) : names[event.name])
    let number = writer.name(life < 0 ? text : "\(self.names[life]) \(text)")
    spellings[key] = number
    return number
  }

  private mutating func writeBegin(_ index: Int, _ writer: inout PacketWriter) throws {
    let number = Int(spanAt[index])
    let span = history.spans[number]
    if let life = span.subject, !isDrawn(life) { return }
    let begin = history.trace.events[index]
    let category = TrackEvent.Category(begin.category)
    let details = arguments(of: begin, at: index)
    if let track = try track(of: begin.threadID, &writer) {
      var event = TrackEvent(.begin, at: axis.positions[index], on: track)
      event.name = name(of: begin, life: span.subject ?? -1, &writer)
      event.category = category
      event.arguments = details
      event.flows = flows?.leaving(number) ?? []
      let callbacks = flows?.callbackCount(of: number) ?? 0
      if callbacks > 0 { event.arguments.append(Argument("callbacks", .number(Int64(callbacks)))) }
      try writer.write(event)
    }
    guard span.isCallback, let life = span.subject,
      let track = try objects?.callbacks(of: life, on: begin.threadID, &writer)
    else { return }
    var event = TrackEvent(.begin, at: axis.positions[index], on: track)
    event.name = name(of: begin, life: -1, &writer)
    event.category = .object
    event.arguments = details
    event.endingFlows = flows?.arriving(at: number).map { [$0] } ?? []
    try writer.write(event)
  }

  private mutating func writeEnd(_ index: Int, _ writer: inout PacketWriter) throws {
    let number = Int(spanAt[index])
    guard number >= 0 else { return }
    let span = history.spans[number]
    if let life = span.subject, !isDrawn(life) { return }
    let thread = history.trace.events[index].threadID
    let details = endArguments(of: span, at: index)
    if let track = try track(of: thread, &writer) {
      var event = TrackEvent(.end, at: axis.positions[index], on: track)
      event.arguments = details
      try writer.write(event)
    }
    guard span.isCallback, let life = span.subject,
      let track = try objects?.callbacks(of: life, on: thread, &writer)
    else { return }
    var event = TrackEvent(.end, at: axis.positions[index], on: track)
    event.arguments = details
    try writer.write(event)
  }

  /// Writes a change of the hierarchy, a mark, a message, a cause or an effect.
  private mutating func writeInstant(_ index: Int, _ writer: inout PacketWriter) throws {
    let event = history.trace.events[index]
    let life = Int(history.lives[index])
    if event.kind == .hierarchy, life >= 0, !isDrawn(life) { return }
    let category: TrackEvent.Category
    let track: UInt64?
    switch event.kind {
    case .mark:
      category = .mark
      track = try processes[event.process]?.topic(.marks, &writer)
    case .hierarchy:
      category = .hierarchy
      track = try processes[event.process]?.topic(.hierarchy, &writer)
    case .diagnostic:
      category = .diagnostic
      track = try processes[event.process]?.topic(.messages, &writer)
    default:
      category = .cause
      track = try self.track(of: event.threadID, &writer)
    }
    guard let track else { return }
    var instant = TrackEvent(.instant, at: axis.positions[index], on: track)
    instant.name = name(of: event, life: life, &writer)
    instant.arguments = arguments(of: event, at: index)
    instant.category = category
    // An effect does not end the flow: its cause may have further effects.
    instant.flows = causeFlows[index].map { [$0] } ?? []
    try writer.write(instant)
  }
}
