import TraceModel
import TraceRecorder

/// A trace in progress on virtual time, to which each call adds one event.
struct TraceStage {
  private let time = VirtualTime()
  private let recorder: TraceRecorder
  private let lane: RecorderLane
  /// The number of recorded events.
  private(set) var count = 0

  init(_ title: String) {
    let header = TraceHeader(clock: .virtual, title: title)
    recorder = TraceRecorder(header: header, time: time, sink: MemorySink())
    lane = recorder.makeLane(name: "main")
  }

  /// Finishes the trace.
  ///
  /// - Returns: The bytes of the trace.
  func bytes() -> [UInt8] {
    recorder.close()
    return (try? recorder.snapshot()) ?? []
  }

  /// Advances the clock.
  func wait(milliseconds: Int64) {
    time.advance(to: time.now().advanced(by: .milliseconds(milliseconds)))
  }

  /// Records the creation of an object.
  mutating func birth(_ kind: SubjectKind, _ className: String) -> SubjectID {
    var birth = TraceEvent(
      .birth,
      subject: recorder.nextSubject(),
      name: lane.intern(className),
      category: .objectCategory
    )
    birth.subjectKind = kind
    record(birth)
    return birth.subject
  }

  /// Records the deallocation of an object.
  mutating func death(_ id: SubjectID) {
    record(
      TraceEvent(.death, subject: id, name: lane.intern("Object"), category: .objectCategory)
    )
  }

  /// Records a callback without nested events.
  mutating func callback(_ id: SubjectID, _ name: Name, _ argument: SubjectID? = nil) {
    var begin = TraceEvent(.begin, subject: id, name: name, category: .callbackCategory)
    if Self.animated.contains(name) { begin.animated = true }
    begin.statedArgument = argument
    record(begin)
    record(TraceEvent(.end))
  }

  /// Records callbacks of one object in sequence.
  mutating func callbacks(_ id: SubjectID, _ names: Name...) {
    for name in names { callback(id, name) }
  }

  /// Records a changed relation.
  mutating func relate(_ id: SubjectID, _ relation: Name, _ argument: SubjectID) {
    var event = TraceEvent(
      .hierarchy,
      subject: id,
      name: relation,
      category: .hierarchyCategory
    )
    event.statedArgument = argument
    record(event)
  }

  /// Records that views enter or leave a window.
  mutating func move(_ views: [SubjectID], to window: SubjectID) {
    for view in views {
      callback(view, .willMoveToWindow, window)
      relate(view, .windowRelation, window)
      callback(view, .didMoveToWindow)
    }
  }

  private mutating func record(_ event: TraceEvent) {
    lane.record(event)
    count += 1
  }

  private static let animated: Set<Name> = [
    .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
  ]
}
