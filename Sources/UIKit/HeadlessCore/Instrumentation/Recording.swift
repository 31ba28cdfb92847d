package import TraceModel
import TraceRecorder

/// Records the events of one run in its trace.
@MainActor
package final class Recording {
  private let recorder: TraceRecorder
  private let lane: RecorderLane
  private var classNames: [ObjectIdentifier: Name] = [:]
  private var ownClasses: [ObjectIdentifier: Bool] = [:]
  /// The classes of recorded objects, by their names.
  private var types: [String: AnyClass] = [:]
  /// The live controllers.
  package private(set) var livingControllers: Set<SubjectID> = []

  private var blockOwners: [BlockOwner: SubjectID] = [:]
  private var constraintCount: Int32 = 0
  /// Receives each class of the app when its first object is created.
  var didMeetClass: ((AnyClass) -> Void)?
  /// The begin of an optional message, until the receiver is known to implement it.
  private var deferredBegin: TraceEvent?

  init(recorder: TraceRecorder) {
    self.recorder = recorder
    lane = recorder.makeLane(thread: 1, name: "main")
  }

  /// Records the birth of an object and returns its identity; `isAlive` for one that is older than
  /// the trace.
  package func birth(
    _ name: Name,
    kind: SubjectKind,
    label: Name = .empty,
    isAlive: Bool = false
  ) -> SubjectID {
    let subject = recorder.nextSubject()
    var event = TraceEvent(.birth, subject: subject, name: name, category: .objectCategory)
    event.subjectKind = kind
    event.text = label
    if isAlive { event.flags.insert(.alreadyAlive) }
    record(event)
    if kind.isController { livingControllers.insert(subject) }
    return subject
  }

  /// Records the birth of an object of the app and returns its identity.
  package func birth(ofCustom name: String, kind: SubjectKind = .custom) -> SubjectID {
    birth(lane.intern(name), kind: kind)
  }

  /// Returns the identity of an owner of blocks, recording its birth for the first block.
  package func subject(of owner: BlockOwner) -> SubjectID {
    if let subject = blockOwners[owner] { return subject }
    let subject = birth(ofCustom: owner.rawValue)
    blockOwners[owner] = subject
    return subject
  }

  /// Records the death of an object of the app.
  package func death(ofCustom subject: SubjectID, name: String) {
    death(of: subject, lane.intern(name))
  }

  /// Returns the name of a span or state of the app.
  package func name(_ text: String) -> Name { lane.intern(text) }

  func text(of name: Name) -> String { lane.text(of: name) }

  /// Records the death of an object.
  package func death(of subject: SubjectID, _ name: Name) {
    livingControllers.remove(subject)
    record(TraceEvent(.death, subject: subject, name: name, category: .objectCategory))
  }

  private func record(_ event: TraceEvent) {
    if deferredBegin != nil { writeDeferredBegin() }
    lane.record(event)
  }

  private func writeDeferredBegin() {
    guard let event = deferredBegin else { return }
    deferredBegin = nil
    lane.record(event)
  }

  /// Keeps the begin of an optional message until the next event, or until
  /// ``discardDeferredBegin()``.
  func deferBegin(_ name: Name, subject: SubjectID, argument: SubjectID?, text: Name) {
    writeDeferredBegin()
    var event = TraceEvent(.begin, subject: subject, name: name, category: .callbackCategory)
    event.text = text
    if let argument { event.statedArgument = argument }
    deferredBegin = event
  }

  /// Discards a begin that was not recorded yet.
  ///
  /// - Returns: Whether there was one.
  func discardDeferredBegin() -> Bool {
    defer { deferredBegin = nil }
    return deferredBegin != nil
  }

  package func begin(
    _ name: Name,
    category: Name,
    subject: SubjectID,
    animated: Bool? = nil,
    argument: SubjectID? = nil,
    isOn: Bool = false,
    isDirect: Bool = false,
    text: Name = .empty
  ) {
    var event = TraceEvent(.begin, subject: subject, name: name, category: category)
    event.text = text
    if let animated { event.animated = animated }
    if let argument { event.statedArgument = argument }
    if isOn { event.flags.insert(.on) }
    if isDirect { event.flags.insert(.direct) }
    record(event)
  }

  package func end(
    _ name: Name,
    category: Name,
    subject: SubjectID,
    superMissing: Bool = false,
    superRepeated: Bool = false,
    otherReached: Name = .empty
  ) {
    var event = TraceEvent(.end, subject: subject, name: name, category: category)
    if superMissing { event.flags.insert(.superMissing) }
    if superRepeated { event.flags.insert(.superRepeated) }
    event.text = otherReached
    if superMissing { event.site = declaration(of: name, by: subject) }
    record(event)
  }

  /// Returns the number of the position at which the class of an object declares a method; 0 if it
  /// is unknown.
  private func declaration(of method: Name, by subject: SubjectID) -> UInt32 {
    guard let sites = recorder.callSites, let type = types[className(of: subject)],
      let address = Services.symbols?.address(of: text(of: method), type)
    else { return 0 }
    return sites.number(of: CallSites.Call(address: address + 1))
  }

  /// Records the positions of the app's calls so far, before the program ends.
  func recordCallSites() { lane.recordCallSites() }

  /// Records that a relation of an object has changed.
  func relation(
    _ name: Name,
    of subject: SubjectID,
    to other: SubjectID,
    index: Int = 0,
    text: String = ""
  ) {
    var event = TraceEvent(
      .hierarchy,
      subject: subject,
      name: name,
      category: .hierarchyCategory
    )
    event.statedArgument = other
    event.index = Int32(clamping: index)
    if !text.isEmpty { event.text = self.name(text) }
    record(event)
  }

  /// Records a Boolean property of an object.
  func property(_ name: Name, of subject: SubjectID, isOn: Bool) {
    var event = TraceEvent(
      .hierarchy,
      subject: subject,
      name: name,
      category: .hierarchyCategory
    )
    if isOn { event.flags.insert(.on) }
    record(event)
  }

  /// Records the frame of a view.
  func frame(_ frame: Rect, of subject: SubjectID) {
    rectangle(.frameProperty, frame, [.hasFrame], of: subject)
  }

  /// Records the bounds of a view, and whether it clips its subviews to them.
  func bounds(_ bounds: Rect, clips: Bool, of subject: SubjectID) {
    rectangle(.boundsProperty, bounds, clips ? [.hasFrame, .on] : [.hasFrame], of: subject)
  }

  private func rectangle(_ name: Name, _ frame: Rect, _ flags: EventFlags, of subject: SubjectID) {
    var event = TraceEvent(.hierarchy, subject: subject, name: name, category: .hierarchyCategory)
    event.frame = frame
    event.flags.formUnion(flags)
    record(event)
  }

  /// Returns the number that the trace gives to a constraint, counted from 1.
  func nextConstraint() -> Int32 {
    constraintCount &+= 1
    return constraintCount
  }

  /// Records that a constraint was activated or deactivated.
  ///
  /// - Parameters:
  ///   - number: The number of the constraint.
  ///   - first: The first item; for a layout guide, its owning view.
  ///   - second: The second item likewise; `none` for a constraint of a dimension alone.
  ///   - equation: The equation without its items, such as `top = safeArea.top + 8`.
  ///   - isActive: Whether the constraint was activated.
  func constraint(
    _ number: Int32,
    from first: SubjectID,
    to second: SubjectID,
    equation: String,
    isActive: Bool
  ) {
    var event = TraceEvent(
      .hierarchy,
      subject: first,
      name: .constraintRelation,
      category: .hierarchyCategory
    )
    event.statedArgument = second
    event.index = number
    if isActive { event.flags.insert(.on) }
    event.text = lane.intern(equation)
    record(event)
  }

  /// Records that the constant or the priority of an active constraint has changed.
  ///
  /// - Parameters:
  ///   - number: The number of the constraint.
  ///   - first: The first item; for a layout guide, its owning view.
  ///   - second: The second item likewise; `none` for a constraint of a dimension alone.
  ///   - equation: The new equation without its items.
  func constraintChange(
    _ number: Int32,
    from first: SubjectID,
    to second: SubjectID,
    equation: String
  ) {
    var event = TraceEvent(
      .hierarchy,
      subject: first,
      name: .constraintChange,
      category: .hierarchyCategory
    )
    event.statedArgument = second
    event.index = number
    event.text = lane.intern(equation)
    record(event)
  }

  /// Records a property of an object as a text.
  package func hierarchyText(_ name: Name, _ text: Name, of subject: SubjectID) {
    var event = TraceEvent(.hierarchy, subject: subject, name: name, category: .hierarchyCategory)
    event.text = text
    record(event)
  }

  /// Records that an object enters or leaves a state.
  package func state(_ state: Name, of subject: SubjectID, begins: Bool) {
    record(
      TraceEvent(
        begins ? .stateBegin : .stateEnd,
        subject: subject,
        name: state,
        category: .objectCategory
      )
    )
  }

  /// Records a moment that the author of the run named.
  package func mark(_ text: String) {
    record(TraceEvent(.mark, name: lane.intern(text), category: .markCategory))
  }

  /// Records that a turn of the main loop ended, if anything was recorded in it.
  func endTurn() {
    writeDeferredBegin()
    lane.endTurn()
  }

  /// Records a diagnostic.
  package func diagnostic(_ code: Name, message: String, subject: SubjectID) {
    var event = TraceEvent(
      .diagnostic,
      subject: subject,
      name: code,
      category: .diagnosticCategory
    )
    event.text = lane.intern(message)
    record(event)
  }

  /// Returns whether a class belongs to the runtime or to another module of the package rather than
  /// to the app.
  package func isOwn(_ type: AnyClass) -> Bool {
    let key = ObjectIdentifier(type)
    if let known = ownClasses[key] { return known }
    let module = ModuleNames.module(of: type)
    let isOwn =
      [ModuleNames.umbrella, "HeadlessSwiftUI"].contains(module) || AppleModules.contains(module)
    ownClasses[key] = isOwn
    return isOwn
  }

  /// Returns the name of an object's class, as its birth states it.
  func className(of subject: SubjectID) -> String { recorder.className(of: subject) ?? "object" }

  /// Returns the name of a class without its module.
  func className(of type: AnyClass) -> Name {
    let key = ObjectIdentifier(type)
    if let name = classNames[key] { return name }
    let text = String(describing: type)
    let name = lane.intern(text)
    classNames[key] = name
    types[text] = type
    if let didMeetClass, !isOwn(type) { didMeetClass(type) }
    return name
  }
}
