import Foundation
package import TraceModel
package import TraceRecorder

#if HEADLESS
import HeadlessUIKit
#else
import UIKit
#endif

/// A running recording of the life cycle of an app's view controllers.
///
/// Callbacks arrive from hidden children of the controllers, see ``ObserverController``, and from
/// ``RecordedViewController``. The rest is the difference between the public properties of the
/// hierarchy now and at the last look: before each commit of the main run loop, after it, and at
/// each callback.
@MainActor
public final class LifelineRecording {
  /// The path of the file; empty for a recording into memory.
  public nonisolated let path: String
  /// Whether the recording has ended.
  public private(set) var isStopped = false
  let recordsViews: Bool
  /// The objects that were met, until they are deallocated.
  private(set) var nodes: [WeakNode] = []
  /// Receives each object when it is met.
  package var didMeet: ((AnyObject, SubjectID) -> Void)?
  var looking = Looking.no
  /// Whether no code of UIKit or the app is running.
  var isBetweenCalls = false
  /// The controller that receives `viewWillDisappear`.
  var leaving: Leaving?
  private let recorder: TraceRecorder
  private let lane: RecorderLane
  private let clock: HeldClock
  private var held: [HeldCallback] = []
  private var turns: MainLoopTurns?
  private var notifications: SystemNotifications?

  /// The callbacks that the hidden children and the notifications report.
  ///
  /// Those that only ``RecordedViewController`` reports are not among them, so that their absence in
  /// other classes means nothing.
  package static let observed: [Name] =
    [
      .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      .viewWillTransition, .willTransition,
    ] + SystemNotifications.callbacks.map(\.callback)

  enum Looking { case no, yes, again }

  struct Leaving {
    let controller: UIViewController
    let isAnimated: Bool?
  }

  struct WeakNode {
    weak var node: Node?
  }

  /// A callback of a child that waits for the same callback of its parent.
  private struct HeldCallback {
    let node: Node
    let callback: Callback
    let time: Instant
  }

  /// Starts a recording.
  package init(
    title: String,
    time: any TimeSource,
    sink: any TraceSink,
    path: String = "",
    views: Bool = false
  ) {
    var header = TraceHeader(clock: time.kind, title: title)
    header.observed = Self.observed.map(\.knownText)
    clock = HeldClock(time)
    recorder = TraceRecorder(header: header, time: clock, sink: sink)
    lane = recorder.makeLane(name: "main")
    self.path = path
    recordsViews = views
    turns = MainLoopTurns { [weak self] in self?.lookAtTurn() }
    notifications = SystemNotifications(of: self)
  }

  /// Ends the recording, completes the file and removes the hidden children.
  public func stop() {
    guard !isStopped else { return }
    lookAtTurn()
    isStopped = true
    turns?.end()
    notifications?.end()
    recorder.close()
    for entry in nodes { entry.node?.observer?.leave() }
    if Lifeline.current === self { Lifeline.current = nil }
  }

  /// Adds a named moment to the trace.
  public func mark(_ name: String) {
    release()
    record(TraceEvent(.mark, name: lane.intern(name), category: .markCategory))
  }

  /// The bytes of the trace so far.
  package func bytes() throws(RecorderError) -> [UInt8] { try recorder.snapshot() }

  private func lookAtTurn() {
    release()
    look(isBetweenCalls: true)
    release()
    lane.endTurn()
  }

  // Objects.

  /// The node of an object, whose birth is recorded when it is met for the first time.
  ///
  /// An object that is not new is older than its first event.
  func node(of object: AnyObject, isNew: Bool = false) -> Node {
    // The address of the recording, which lives as long as its nodes.
    let key = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
    if let node = objc_getAssociatedObject(object, key) as? Node { return node }
    let name = lane.intern(String(describing: type(of: object)))
    let node = Node(recorder.nextSubject(), of: object, named: name, in: self)
    node.isNew = isNew
    objc_setAssociatedObject(object, key, node, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    if nodes.count >= 64, nodes.count.nonzeroBitCount == 1 { nodes.removeAll { $0.node == nil } }
    nodes.append(WeakNode(node: node))
    var event = TraceEvent(.birth, subject: node.subject, name: name, category: .objectCategory)
    event.subjectKind = Node.kind(of: object)
    if !isNew { event.flags.insert(.alreadyAlive) }
    record(event)
    didMeet?(object, node.subject)
    return node
  }

  func recordDeath(of subject: SubjectID, named name: Name) {
    release()
    record(TraceEvent(.death, subject: subject, name: name, category: .objectCategory))
  }

  /// Records a relation of an object, unless it is the last one that was recorded.
  func relate(
    _ node: Node,
    _ relation: Name,
    to object: AnyObject?,
    index: Int? = nil,
    text: String = ""
  ) {
    guard object != nil || node.relations[relation] != nil else { return }
    let target = object.map { self.node(of: $0).subject } ?? .none
    guard node.relations[relation] ?? .none != target || index ?? 0 != node.index else { return }
    node.relations[relation] = target
    if let index { node.index = index }
    record(relation, of: node.subject, to: target, index: index ?? 0, text: text)
  }

  /// Records a relation of an object.
  func record(
    _ relation: Name,
    of subject: SubjectID,
    to target: SubjectID,
    index: Int = 0,
    text: String = ""
  ) {
    var event = TraceEvent(
      .hierarchy,
      subject: subject,
      name: relation,
      category: .hierarchyCategory
    )
    event.statedArgument = target
    event.index = Int32(clamping: index)
    if !text.isEmpty { event.text = lane.intern(text) }
    record(event)
  }

  private func record(_ event: TraceEvent) {
    if !isStopped { lane.record(event) }
  }

  // Callbacks.

  /// Records a callback of an object.
  ///
  /// A parent receives a callback before its children, but its hidden child receives it after them.
  /// The callbacks of children therefore wait for that of the parent, at most until the next
  /// different callback or the end of the turn.
  func record(_ callback: Callback, of node: Node) {
    guard !isStopped else { return }
    if let first = held.first, first.callback.name != callback.name { release() }
    let new = HeldCallback(node: node, callback: callback, time: clock.now())
    node.last = callback.name
    node.isConcluded = false
    if let child = held.firstIndex(where: { $0.node.isDescendant(of: node) }) {
      held.insert(HeldCallback(node: node, callback: callback, time: held[child].time), at: child)
    } else if !held.isEmpty || node.observedParent.map({ $0.last != callback.name }) ?? false {
      held.append(new)
    } else {
      write(new)
    }
  }

  /// Records the callbacks that wait.
  private func release() {
    guard !held.isEmpty else { return }
    let callbacks = held
    held = []
    for callback in callbacks { write(callback) }
  }

  private func write(_ held: HeldCallback) {
    clock.past = held.time
    defer { clock.past = nil }
    let callback = held.callback
    var event = TraceEvent(
      .begin,
      subject: held.node.subject,
      name: callback.name,
      category: .callbackCategory
    )
    event.animated = callback.animated
    event.statedArgument = callback.argument
    if callback.isLate { event.flags.insert(.untimed) }
    record(event)
    event = TraceEvent(
      .end,
      subject: held.node.subject,
      name: callback.name,
      category: .callbackCategory
    )
    if callback.missesSuper { event.flags.insert(.superMissing) }
    record(event)
  }
}

/// A callback that an object received.
struct Callback {
  let name: Name
  var animated: Bool?
  var argument: SubjectID?
  /// Whether it came earlier than it is recorded.
  var isLate = false
  /// Whether an override did not call super.
  var missesSuper = false
}

/// A clock that can give events a time in the past, but none before an earlier event.
///
/// Unchecked, because only the main actor records through it.
private final class HeldClock: TimeSource, @unchecked Sendable {
  /// The time of the next events; `nil` for the present.
  var past: Instant?
  private var last = Instant.zero
  private let clock: any TimeSource

  init(_ clock: any TimeSource) {
    self.clock = clock
  }

  var kind: ClockKind { clock.kind }

  func stamp() -> Instant {
    last = max(past ?? clock.stamp(), last)
    return last
  }

  func now() -> Instant { max(clock.now(), last) }
}
