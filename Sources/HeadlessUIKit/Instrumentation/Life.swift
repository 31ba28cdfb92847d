import TraceModel

/// The life of one UIKit object: its runtime, its identity, and the record of its end.
///
/// The open classes have no `deinit`, because an `isolated deinit` there would make a plain `deinit`
/// of a subclass an error. They own one of these instead.
@MainActor
final class Life {
  let runtime: Runtime
  let id: SubjectID
  private let type: AnyClass

  /// The subviews, when the object is a view: they outlive it by the moment in which they are told.
  var subviews: [UIView] = []
  /// The layer, when the object is a view whose layer was asked for.
  var layer: CALayer?

  init(of type: AnyClass, kind: SubjectKind, runtime: Runtime = .current) {
    self.runtime = runtime
    self.type = type
    id = runtime.recording.birth(of: type, kind: kind)
  }

  /// Whether the class is one of the runtime's own.
  var isOfOwnClass: Bool { runtime.recording.isOwn(type) }

  isolated deinit {
    runtime.recording.death(of: id, type: type)
    for subview in subviews { subview.superviewDied() }
  }
}
