import HeadlessCombine
import HeadlessUIKit
import TraceModel

/// The subscription of a node to an observable object: every change marks the node, whether the
/// body reads the changed property or not (swiftui rule 2.4).
@MainActor
final class ObjectSubscription {
  private(set) var object: AnyObject?
  private weak var node: Node?
  private let name: String
  /// Whether the node owns the object, so that its changes are state of the node.
  private let isOwner: Bool
  private var subscription: AnyCancellable?

  init(of node: Node, name: String, isOwner: Bool = false) {
    self.node = node
    self.name = name
    self.isOwner = isOwner
  }

  /// Subscribes to an object, unless the node is subscribed to it already.
  func connect(_ object: some ObservableObject) {
    guard self.object !== object else { return }
    self.object = object
    let publisher = object.objectWillChange
    let className = "\(type(of: object))"
    let name = name
    let isOwner = isOwner
    let object = ObjectIdentifier(object)
    let target = WeakNode(node)
    subscription = publisher.sink { [weak publisher = publisher as? ObservableObjectPublisher] _ in
      let change = publisher?.change.map { change in
        let label = change.label.hasPrefix("_") ? String(change.label.dropFirst()) : change.label
        return Change(
          object: object,
          label: label,
          text:
            "\(className).\(label): \(described(change.oldValue)) → \(described(change.newValue))"
        )
      }
      onMainActor { target.node?.objectWillChange(change, of: name, isOwner) }
    }
  }

  /// A change of a published property, for the trace.
  struct Change: Sendable, Equatable {
    let object: ObjectIdentifier
    let label: String
    let text: String
  }

  /// A weak reference that closures of other threads carry to the main actor.
  @MainActor
  final class WeakNode {
    weak var node: Node?

    init(_ node: Node?) {
      self.node = node
    }
  }
}

extension Node {
  /// Marks the node because an object of one of its properties changes.
  ///
  /// A change during the evaluation of a body is reported, as SwiftUI does.
  fileprivate func objectWillChange(
    _ change: ObjectSubscription.Change?,
    of property: String,
    _ isOwner: Bool
  ) {
    guard !isRemoved else { return }
    if ViewGraph.evaluating != nil { graph.reportChangeInBody(of: self) }
    if let change { graph.recordObjectChange(change, of: isOwner ? subject : .none) }
    let cause = "_\(property)" + (change.map { ".\($0.label)" } ?? "")
    graph.transactions.append({ [weak self] in self?.invalidate(cause) }, in: .current)
    graph.requestUpdate()
  }
}
