/// Events stored by field.
///
/// A pass that needs two fields of a million events reads only their memory.
public struct EventColumns: Sendable, RandomAccessCollection {
  public private(set) var kinds: ContiguousArray<EventKind> = []
  public private(set) var times: ContiguousArray<Instant> = []
  /// The objects that the events are about.
  public private(set) var subjects: ContiguousArray<SubjectID> = []
  /// The names: callbacks, states and relations.
  public private(set) var eventNames: ContiguousArray<Name> = []
  private var rest: ContiguousArray<Rest> = []

  private struct Rest: Sendable {
    var flags: EventFlags
    var subjectKind: SubjectKind
    var identity: SubjectIdentity
    var process: UInt32
    var thread: UInt32
    var argument: SubjectID
    var category: Name
    var text: Name
    var extra: Name
    var index: Int32
    var frame: Rect
    var line: UInt32
    var byte: UInt64
    var site: UInt32
  }

  /// Creates an empty collection.
  public init() {}

  /// The index of the first event.
  public var startIndex: Int { 0 }
  /// The number of events.
  public var endIndex: Int { kinds.count }

  /// Adds an event at the end.
  public mutating func append(_ event: TraceEvent) {
    kinds.append(event.kind)
    times.append(event.time)
    subjects.append(event.subject)
    eventNames.append(event.name)
    rest.append(
      Rest(
        flags: event.flags,
        subjectKind: event.subjectKind,
        identity: event.identity,
        process: event.process,
        thread: event.thread,
        argument: event.argument,
        category: event.category,
        text: event.text,
        extra: event.extra,
        index: event.index,
        frame: event.frame,
        line: event.line,
        byte: event.byte,
        site: event.site
      )
    )
  }

  /// The event at an index.
  public subscript(position: Int) -> TraceEvent {
    var event = TraceEvent(
      kinds[position],
      at: times[position],
      subject: subjects[position],
      name: eventNames[position]
    )
    let rest = rest[position]
    event.flags = rest.flags
    event.subjectKind = rest.subjectKind
    event.identity = rest.identity
    event.process = rest.process
    event.thread = rest.thread
    event.argument = rest.argument
    event.category = rest.category
    event.text = rest.text
    event.extra = rest.extra
    event.index = rest.index
    event.frame = rest.frame
    event.line = rest.line
    event.byte = rest.byte
    event.site = rest.site
    return event
  }
}
