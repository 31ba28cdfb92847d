#if !canImport(ObjectiveC)
/// Operations that are undone together, the last one first.
@MainActor
final class UndoGroup {
  var operations: [UndoOperation] = []
  var name: String?

  var hasWork: Bool { !operations.isEmpty }

  /// Performs the operations, those of inner groups at the position of the group.
  func perform(in runtime: Runtime) {
    for operation in operations.reversed() { operation.perform(in: runtime) }
  }

  /// Removes the operations of a target, also from inner groups.
  func remove(_ target: AnyObject) {
    for operation in operations {
      if case .group(let group) = operation.kind { group.remove(target) }
    }
    operations.removeAll { $0.isEmpty(without: target) }
  }
}

/// A registered operation, or an inner group.
@MainActor
struct UndoOperation {
  /// A target that is not retained, and the call.
  final class Call {
    weak var target: AnyObject?
    let body: @MainActor (AnyObject) -> Void

    init(_ target: AnyObject, _ body: @escaping @MainActor (AnyObject) -> Void) {
      self.target = target
      self.body = body
    }
  }

  enum Kind {
    case call(Call)
    case group(UndoGroup)
  }

  let kind: Kind

  init(_ target: AnyObject, _ body: @escaping @MainActor (AnyObject) -> Void) {
    kind = .call(Call(target, body))
  }

  init(_ group: UndoGroup) { kind = .group(group) }

  func perform(in runtime: Runtime) {
    switch kind {
    case .group(let group): group.perform(in: runtime)
    case .call(let call):
      guard let target = call.target else { return }
      runtime.recordingAction(on: target, sender: nil) { call.body(target) }
    }
  }

  /// Whether nothing remains of the operation without a target.
  func isEmpty(without target: AnyObject) -> Bool {
    switch kind {
    case .group(let group): !group.hasWork
    case .call(let call): call.target == nil || call.target === target
    }
  }
}
#endif
