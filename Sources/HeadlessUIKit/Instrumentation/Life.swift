import TraceModel

/// The lifetime of one UIKit object: its runtime, its identity, and its birth and death in the trace.
///
/// Each object of an open class owns one. The classes themselves have no `deinit`, because with an
/// `isolated deinit` there, a plain `deinit` of a subclass would not compile.
@MainActor
final class Life {
  let runtime: Runtime
  let id: SubjectID
  /// The name that replaces the class in warnings; `nil` for objects of the app.
  nonisolated let label: String?
  private let name: Name
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
    id = runtime.recording.birth(name, kind: kind)
    runtime.dispatcher.noteBirth(of: id)
    if let observer = birth?.observer { runtime.dispatcher.setObserver(observer, of: id) }
  }

  /// Whether the class belongs to the runtime rather than to the app.
  var isOfOwnClass: Bool { runtime.recording.isOwn(type) }

  /// Records the title or identifier by which a person recognizes the object.
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
