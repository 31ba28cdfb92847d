public import TraceModel

/// Builds a trace event by event, with the conventions of the recorder.
///
/// Each call advances the clock by ``step``; ``wait(_:)`` and ``at(_:)`` advance it further.
public struct TraceBuilder {
  /// The trace with the events added so far.
  public private(set) var trace: Trace
  /// The time between events.
  public var step: Duration
  private var now: Instant
  private var line: UInt32 = 0
  private var open: [TraceEvent] = []

  /// Creates a builder of an empty trace.
  public init(
    _ title: String,
    clock: ClockKind = .monotonic,
    step: Duration = .microseconds(200)
  ) {
    trace = Trace(header: TraceHeader(clock: clock, title: title))
    trace.end = TraceEnd(status: .complete)
    self.step = step
    now = .zero
  }

  /// The time of the last event.
  public var time: Instant { now }

  /// The first event that is not earlier than a moment, or else the last event.
  public func event(at time: Instant) -> EventIndex? {
    guard !trace.events.isEmpty else { return nil }
    let position = trace.events.times.firstIndex { $0 >= time } ?? trace.events.count - 1
    return trace.index(at: position)
  }

  /// Advances the clock.
  public mutating func wait(_ pause: Duration) { now = now.advanced(by: pause) }

  /// Advances the clock to a time in milliseconds since the start of the trace.
  public mutating func at(_ milliseconds: Double) {
    now = max(now, Instant(nanoseconds: Int64(milliseconds * 1e6)))
  }

  /// Returns the name of a text.
  public mutating func intern(_ text: String) -> Name { trace.names.intern(text) }

  /// Adds an event at the builder's time.
  public mutating func add(_ event: TraceEvent) {
    var event = event
    line += 1
    event.time = now
    event.line = line
    trace.append(event)
    now = now.advanced(by: step)
  }

  /// Adds the creation of an object.
  @discardableResult
  public mutating func birth(
    _ number: UInt32,
    _ className: String,
    _ kind: SubjectKind,
    alreadyAlive: Bool = false
  ) -> SubjectID {
    let id = SubjectID(process: 1, number: number)
    var event = TraceEvent(.birth, subject: id, name: trace.names.intern(className))
    event.category = .objectCategory
    event.subjectKind = kind
    if alreadyAlive { event.flags.insert(.alreadyAlive) }
    add(event)
    return id
  }

  /// Adds the deallocation of an object.
  public mutating func death(_ id: SubjectID) {
    add(TraceEvent(.death, subject: id, category: .objectCategory))
  }

  /// Adds a callback and its nested events.
  public mutating func callback(
    _ name: Name,
    of id: SubjectID,
    argument: SubjectID? = nil,
    _ inside: (inout TraceBuilder) -> Void = { _ in }
  ) {
    span(name, .callbackCategory, id, argument, inside)
  }

  /// Adds a call by the app and its nested events.
  public mutating func call(
    _ name: Name,
    of id: SubjectID,
    argument: SubjectID? = nil,
    _ inside: (inout TraceBuilder) -> Void = { _ in }
  ) {
    span(name, .callCategory, id, argument, inside)
  }

  /// Adds a span of the app with a name.
  public mutating func work(
    _ name: String,
    of id: SubjectID,
    _ inside: (inout TraceBuilder) -> Void = { _ in }
  ) {
    span(trace.names.intern(name), .spanCategory, id, nil, inside)
  }

  private mutating func span(
    _ name: Name,
    _ category: Name,
    _ id: SubjectID,
    _ argument: SubjectID?,
    _ inside: (inout TraceBuilder) -> Void
  ) {
    var event = TraceEvent(.begin, subject: id, name: name, category: category)
    event.statedArgument = argument
    add(event)
    inside(&self)
    event.kind = .end
    add(event)
  }

  /// Adds a changed relation; `SubjectID.none` ends the relation.
  public mutating func relate(_ id: SubjectID, _ relation: Name, _ other: SubjectID, index: Int = 0)
  {
    var event = TraceEvent(.hierarchy, subject: id, name: relation, category: .hierarchyCategory)
    event.statedArgument = other
    event.index = Int32(index)
    add(event)
  }

  /// Adds a view as the last subview of a superview.
  public mutating func addSubview(_ view: SubjectID, to superview: SubjectID, index: Int = 1_000) {
    relate(view, .superviewRelation, superview, index: index)
  }

  /// Adds a changed frame.
  public mutating func frame(_ id: SubjectID, _ x: Float, _ y: Float, _ w: Float, _ h: Float) {
    rectangle(.frameProperty, id, Rect(x: x, y: y, width: w, height: h), [.hasFrame])
  }

  /// Adds changed bounds of a view that clips its subviews to them.
  public mutating func scroll(_ id: SubjectID, _ x: Float, _ y: Float, _ w: Float, _ h: Float) {
    rectangle(.boundsProperty, id, Rect(x: x, y: y, width: w, height: h), [.hasFrame, .on])
  }

  private mutating func rectangle(
    _ name: Name,
    _ id: SubjectID,
    _ rectangle: Rect,
    _ flags: EventFlags
  ) {
    var event = TraceEvent(.hierarchy, subject: id, name: name, category: .hierarchyCategory)
    event.frame = rectangle
    event.flags.formUnion(flags)
    add(event)
  }

  /// Adds the change of a view's `isHidden`.
  public mutating func hide(_ id: SubjectID, _ isHidden: Bool = true) {
    var event = TraceEvent(.hierarchy, subject: id, name: .hiddenProperty)
    event.category = .hierarchyCategory
    if isHidden { event.flags.insert(.on) }
    add(event)
  }

  /// Adds a message of UIKit about an object.
  public mutating func complain(_ sentence: String, about id: SubjectID) {
    var event = TraceEvent(.diagnostic, subject: id, name: .uikitDiagnostic)
    event.category = .diagnosticCategory
    event.text = trace.names.intern(sentence)
    add(event)
  }

  /// Adds a mark.
  public mutating func mark(_ name: String) {
    add(TraceEvent(.mark, name: trace.names.intern(name), category: .markCategory))
  }
}
