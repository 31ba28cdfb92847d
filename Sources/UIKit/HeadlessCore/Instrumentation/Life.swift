import Synchronization
import TraceModel
package import TraceRecorder

/// The lifetime of one UIKit object: its runtime, its identity, and its birth and death in the
/// trace.
///
/// Each object of an open class owns one. The classes themselves have no `deinit`, because with an
/// `isolated deinit` there, a plain `deinit` of a subclass would not compile.
@MainActor
package final class Life {
  /// The run; ``join(_:)`` replaces that of an object outside every run.
  package private(set) var runtime: Runtime
  /// The context of the run, for other threads.
  private let context: Mutex<RecordingContext>
  private let packedID: Atomic<UInt64>
  private let kind: SubjectKind
  /// Whether the object was created outside every run, so that it can join one.
  private var isFromOutside: Bool
  /// The name that replaces the class in warnings; `nil` for objects of the app.
  nonisolated let label: String?
  private var name: Name
  private let type: AnyClass

  /// The subviews of a view; they outlive it until they have been notified of its end.
  var subviews: [UIView] = []
  /// The layer of a view, created on first access.
  var layer: CALayer?
  /// The gesture recognizers of a view, if it has any.
  var touchState: ViewTouchState?

  init(of type: AnyClass, kind: SubjectKind, runtime: Runtime = .current) {
    self.runtime = runtime
    self.type = type
    let birth = runtime.nextBirth
    runtime.nextBirth = nil
    label = birth?.label
    name = birth?.label.map(runtime.recording.name) ?? runtime.recording.className(of: type)
    self.kind = kind
    isFromOutside = runtime.isOutsideRuns
    context = Mutex(runtime.context)
    let id = runtime.recording.birth(name, kind: kind)
    packedID = Atomic(id.rawValue)
    runtime.dispatcher.noteBirth(of: id)
    if let observer = birth?.observer { runtime.dispatcher.setObserver(observer, of: id) }
  }

  /// The identity in the run.
  nonisolated var id: SubjectID { SubjectID(rawValue: packedID.load(ordering: .relaxed)) }

  /// The context of the run.
  package nonisolated var recordingContext: RecordingContext { context.withLock { $0 } }

  /// Whether the object can join a run: it belongs to none, or the run that it joined has ended.
  var canJoin: Bool { isFromOutside && (runtime.isOutsideRuns || runtime.loop.hasEnded) }

  /// Makes the object a part of a run, in whose trace it was alive before its first event.
  func join(_ runtime: Runtime) {
    let observer = self.runtime.dispatcher.removeObserver(of: id)
    self.runtime.recording.death(of: id, name)
    name = label.map(runtime.recording.name) ?? runtime.recording.className(of: type)
    let joined = runtime.recording.birth(name, kind: kind, isAlive: true)
    self.runtime = runtime
    isFromOutside = true
    context.withLock { $0 = runtime.context }
    packedID.store(joined.rawValue, ordering: .relaxed)
    if let observer { runtime.dispatcher.setObserver(observer, of: joined) }
  }

  /// Whether the class belongs to the runtime rather than to the app.
  var isOfOwnClass: Bool { runtime.recording.isOwn(type) }

  /// Records the title or identifier by which the user recognizes the object.
  func recordIdentifier(_ text: String?) {
    let text = text.map(runtime.recording.name) ?? .empty
    runtime.recording.hierarchyText(.identifierProperty, text, of: id)
  }

  isolated deinit {
    runtime.recording.death(of: id, name)
    runtime.dispatcher.setObserver(nil, of: id)
    for subview in subviews { subview.superviewDied() }
  }
}
