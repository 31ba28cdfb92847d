/// A whole trace in memory, for history and drawing.
public struct Trace: Sendable {
  /// What the trace says about itself.
  public var header: TraceHeader
  /// How it ended.
  public var end: TraceEnd
  /// What of the input could not be used.
  public var problems: [TraceProblem]
  /// The texts of all names.
  public var names: NameTable
  /// The events by ascending time; equal times keep the order of their lines.
  public private(set) var events: EventColumns
  /// The objects in the order of their births.
  public private(set) var subjects: [Subject]
  private var places: [SubjectID: Int]

  /// Creates an empty trace.
  public init(header: TraceHeader) {
    self.header = header
    end = TraceEnd(status: .cut)
    problems = []
    names = NameTable()
    events = EventColumns()
    subjects = []
    places = [:]
  }

  /// Reads a source to its end.
  ///
  /// - Throws: What the source throws.
  public init(reading source: inout some TraceEventSource) throws {
    self.init(header: source.header)
    var pending: [TraceEvent] = []
    var sorted = true
    while let event = try source.next() {
      if let last = pending.last, event.time < last.time { sorted = false }
      pending.append(event)
    }
    if !sorted {
      let order = pending.indices.sorted {
        pending[$0].time == pending[$1].time ? $0 < $1 : pending[$0].time < pending[$1].time
      }
      pending = order.map { pending[$0] }
    }
    header = source.header
    end = source.end
    problems = source.problems
    names = source.names
    for event in pending { append(event) }
  }

  /// Adds an event at the end; its time must not lie before the last one's.
  public mutating func append(_ event: TraceEvent) {
    switch event.kind {
    case .birth: register(event)
    case .death:
      if let place = places[event.subject] { subjects[place].death = events.count }
    default: break
    }
    events.append(event)
  }

  /// Returns what the trace says of an object, or `nil` when it never was born in it.
  ///
  /// An identity that was born twice (an address used again in a device log) gives its last life.
  public func subject(_ id: SubjectID) -> Subject? {
    places[id].map { subjects[$0] }
  }

  private mutating func register(_ event: TraceEvent) {
    var subject = Subject(
      id: event.subject,
      kind: event.subjectKind,
      className: names[event.name],
      birth: events.count
    )
    subject.label = names[event.text]
    subject.identity = event.identity
    subject.alreadyAlive = event.flags.contains(.alreadyAlive)
    places[event.subject] = subjects.count
    subjects.append(subject)
  }
}
