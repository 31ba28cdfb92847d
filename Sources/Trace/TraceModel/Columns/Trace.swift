/// A whole trace in memory, for history and drawing.
public struct Trace: Sendable {
  public var header: TraceHeader
  public var end: TraceEnd
  /// The problems of the input.
  public var problems: [TraceProblem]
  /// The texts of all names.
  public var names: NameTable
  /// The events by ascending time; equal times keep the order of their lines.
  ///
  /// The events of a thread, and all events of a device log, keep the order of their lines: a time
  /// that goes back is raised to the time before it. In a log, times that go back by more than a
  /// second begin a new run, which is moved after the previous run.
  public private(set) var events: EventColumns
  /// The objects in the order of birth.
  public private(set) var subjects: [Subject]
  private var indices: [SubjectID: Int]
  /// The indexes of the events by position, and the positions by index; empty while both agree.
  private var sourceOrder: [EventIndex] = []
  private var positions: [Int] = []

  /// Creates an empty trace.
  public init(header: TraceHeader) {
    self.header = header
    end = TraceEnd(status: .cut)
    problems = []
    names = NameTable()
    events = EventColumns()
    subjects = []
    indices = [:]
  }

  /// Reads a source to its end.
  ///
  /// - Throws: The error of the source.
  public init(reading source: inout some TraceEventSource) throws {
    self.init(header: source.header)
    var latest = Instant(nanoseconds: .min)
    var isSorted = true
    while let event = try source.next() {
      if event.time < latest { isSorted = false } else { latest = event.time }
      events.append(event)
    }
    header = source.header
    end = source.end
    problems = source.problems
    names = source.names
    if !isSorted {
      switch header.clock {
      case .wall, .order: raiseTimes()
      case .virtual, .monotonic: sortEvents()
      }
    }
    for position in events.indices {
      note(events.kinds[position], at: position, names: names)
    }
  }

  /// Raises times that go back to the latest time, so that the order of lines is kept.
  private mutating func raiseTimes() {
    var times = RaisedTimes()
    var raised = EventColumns()
    for var event in events {
      times.raise(&event)
      raised.append(event)
    }
    events = raised
  }

  /// Sorts the events of several threads by time; the events of one thread keep their order.
  private mutating func sortEvents() {
    var clock = ThreadClock()
    let times = events.map { clock.ascending($0) }
    let order = times.indices.sorted {
      times[$0] == times[$1] ? $0 < $1 : times[$0] < times[$1]
    }
    var sorted = EventColumns()
    for position in order {
      var event = events[position]
      event.time = times[position]
      sorted.append(event)
    }
    events = sorted
    sourceOrder = order.map { EventIndex(UInt32(truncatingIfNeeded: $0)) }
    positions = Array(repeating: 0, count: order.count)
    for (position, number) in order.enumerated() { positions[number] = position }
  }

  /// Returns the index in file order of the event at a position of the sorted ``events``.
  public func index(at position: Int) -> EventIndex {
    position < sourceOrder.count
      ? sourceOrder[position] : EventIndex(UInt32(truncatingIfNeeded: position))
  }

  /// The position in ``events`` of the event with an index; `nil` when the trace has no such event.
  public func position(of index: EventIndex) -> Int? {
    let number = Int(index.number)
    guard number < events.count else { return nil }
    return number < positions.count ? positions[number] : number
  }

  /// Adds an event at the end; its time must not precede the last event's.
  public mutating func append(_ event: TraceEvent) {
    append(event, names: names)
  }

  /// Adds an event whose names are in the table of its source; its time must not precede the last
  /// event's.
  package mutating func append(_ event: TraceEvent, names: NameTable) {
    events.append(event)
    note(event.kind, at: events.count - 1, names: names)
  }

  /// Updates the list of objects for a birth, a death or an identifier.
  private mutating func note(_ kind: EventKind, at position: Int, names: NameTable) {
    switch kind {
    case .birth: register(events[position], at: position, names: names)
    case .death:
      if let index = indices[events.subjects[position]] { subjects[index].death = position }
    case .hierarchy where events.eventNames[position] == .identifierProperty:
      guard let index = indices[events.subjects[position]] else { return }
      subjects[index].identifier = names[events[position].text]
    default: break
    }
  }

  /// Returns the object with an identity; `nil` if the trace has no birth of it.
  ///
  /// For an identity with two births (a reused address in a device log) it is the last lifetime.
  public func subject(_ id: SubjectID) -> Subject? {
    indices[id].map { subjects[$0] }
  }

  private mutating func register(
    _ event: TraceEvent,
    at position: Int,
    names: NameTable
  ) {
    var subject = Subject(
      id: event.subject,
      kind: event.subjectKind,
      className: names[event.name],
      birth: position
    )
    subject.label = names[event.text]
    subject.identity = event.identity
    subject.alreadyAlive = event.flags.contains(.alreadyAlive)
    indices[event.subject] = subjects.count
    subjects.append(subject)
  }
}
