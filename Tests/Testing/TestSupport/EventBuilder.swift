package import TraceModel

/// Builds the events of a small trace in call order.
///
/// The clock counts microseconds: every event is 1 µs after the one before, lines count from 1.
package struct EventBuilder {
  /// The events in order.
  package private(set) var events: [TraceEvent] = []
  /// The name table of the events.
  package private(set) var names = NameTable()
  /// The process of objects that are created next.
  package var process: UInt32 = 1
  /// The identity of objects that are created next.
  package var identity = SubjectIdentity.runtime
  private var now: Int64 = 0
  private var nextNumber: UInt32 = 1

  package init() {}

  /// Creates a builder whose events continue those of another builder.
  ///
  /// - Parameters:
  ///   - microseconds: The time of the first event.
  ///   - firstNumber: The number of the first created object.
  package mutating func start(at microseconds: Int64, firstNumber: UInt32) {
    now = microseconds * 1000
    nextNumber = firstNumber
  }

  /// Advances the clock.
  package mutating func wait(milliseconds: Int64) {
    now += milliseconds * 1_000_000
  }

  /// Adds the creation of an object with a new identifier.
  package mutating func birth(
    _ className: String,
    _ kind: SubjectKind = .viewController,
    alreadyAlive: Bool = false
  ) -> SubjectID {
    let id = SubjectID(process: process, number: nextNumber)
    nextNumber += 1
    birth(again: id, className, kind, alreadyAlive: alreadyAlive)
    return id
  }

  /// Adds the creation of an object with a given identifier.
  package mutating func birth(
    again id: SubjectID,
    _ className: String,
    _ kind: SubjectKind = .viewController,
    alreadyAlive: Bool = false
  ) {
    let name = names.intern(className)
    append(.birth, id, name, .objectCategory) { [identity] in
      $0.subjectKind = kind
      $0.identity = identity
      if alreadyAlive { $0.flags.insert(.alreadyAlive) }
    }
  }

  /// Adds the deallocation of an object.
  package mutating func death(_ id: SubjectID) {
    append(.death, id, .empty, .objectCategory)
  }

  /// Adds a callback and its nested events.
  ///
  /// - Parameters:
  ///   - id: The object.
  ///   - name: The callback.
  ///   - parent: The object argument; `SubjectID.none` for `nil`, `nil` when none is stated.
  ///   - flags: Flags of the begin event.
  ///   - endFlags: Flags of the end event.
  ///   - body: Adds the nested events.
  package mutating func callback(
    _ id: SubjectID,
    _ name: Name,
    to parent: SubjectID? = nil,
    flags: EventFlags = [],
    endFlags: EventFlags = [],
    _ body: (inout EventBuilder) -> Void = { _ in }
  ) {
    append(.begin, id, name, .callbackCategory) {
      $0.flags.formUnion(flags)
      $0.statedArgument = parent
    }
    body(&self)
    append(.end, .none, .empty, .empty) { $0.flags.formUnion(endFlags) }
  }

  /// Adds callbacks of one object in sequence.
  package mutating func callbacks(_ id: SubjectID, _ names: Name...) {
    for name in names { callback(id, name) }
  }

  /// Adds a call by the app and its nested events.
  package mutating func call(
    _ id: SubjectID,
    _ name: Name,
    _ argument: SubjectID? = nil,
    flags: EventFlags = [],
    _ body: (inout EventBuilder) -> Void = { _ in }
  ) {
    append(.begin, id, name, .callCategory) {
      $0.flags.formUnion(flags)
      $0.statedArgument = argument
    }
    body(&self)
    append(.end, .none, .empty, .empty)
  }

  /// Adds a changed relation or property.
  package mutating func relate(
    _ id: SubjectID,
    _ relation: Name,
    _ argument: SubjectID,
    flags: EventFlags = []
  ) {
    append(.hierarchy, id, relation, .hierarchyCategory) {
      $0.flags.formUnion(flags)
      $0.statedArgument = argument
    }
  }

  /// Adds the activation, the deactivation or a change of a constraint.
  ///
  /// - Parameters:
  ///   - number: The number of the constraint.
  ///   - first: The first item.
  ///   - second: The second item; `none` for a constraint of a dimension alone.
  ///   - equation: The equation without its items.
  ///   - isActive: Whether the constraint becomes active or inactive; `nil` for a change.
  package mutating func constraint(
    _ number: Int32,
    of first: SubjectID,
    to second: SubjectID = .none,
    _ equation: String,
    isActive: Bool? = true
  ) {
    let text = names.intern(equation)
    let name = isActive == nil ? Name.constraintChange : .constraintRelation
    append(.hierarchy, first, name, .hierarchyCategory) {
      $0.statedArgument = second
      $0.index = number
      $0.text = text
      if isActive == true { $0.flags.insert(.on) }
    }
  }

  /// Adds a diagnostic of the runtime.
  package mutating func diagnostic(_ id: SubjectID, _ name: Name, _ message: String) {
    let text = names.intern(message)
    append(.diagnostic, id, name, .diagnosticCategory) { $0.text = text }
  }

  /// Modifies the last event.
  package mutating func amend(_ change: (inout TraceEvent) -> Void) {
    guard !events.isEmpty else { return }
    change(&events[events.count - 1])
  }

  /// Returns the name of a text.
  package mutating func intern(_ text: String) -> Name { names.intern(text) }

  /// Adds an event that is 1 µs later than the one before.
  mutating func append(
    _ kind: EventKind,
    _ id: SubjectID,
    _ name: Name,
    _ category: Name,
    _ change: (inout TraceEvent) -> Void = { _ in }
  ) {
    now += 1000
    var event = TraceEvent(
      kind,
      at: Instant(nanoseconds: now),
      subject: id,
      name: name,
      category: category
    )
    event.process = process
    event.line = UInt32(truncatingIfNeeded: events.count + 1)
    change(&event)
    events.append(event)
  }
}
