public import HeadlessCombine
import HeadlessUIKit
import TraceModel

/// An action for the values of a publisher.
struct ReceiveModifier<Source: Publisher>: ViewModifier, PrimitiveModifier
where Source.Failure == Never {
  let publisher: Source
  let action: (Source.Output) -> Void

  func makeEffect(for node: Node) -> NodeEffect? { ReceiveEffect<Source>(action) }

  func update(_ effect: NodeEffect, of node: Node) {
    (effect as? ReceiveEffect<Source>)?.update(to: self, of: node)
  }
}

/// Subscribes to the publisher with the node, before the view appears.
///
/// A publisher that is another value after an evaluation is subscribed to again
/// (swiftui rule 1.11).
// choice: subscription-before-appearance
final class ReceiveEffect<Source: Publisher>: NodeEffect where Source.Failure == Never {
  private var action: (Source.Output) -> Void
  private var publisher: Source?
  private var subscription: AnyCancellable?

  init(_ action: @escaping (Source.Output) -> Void) {
    self.action = action
  }

  func update(to modifier: ReceiveModifier<Source>, of node: Node) {
    action = modifier.action
    if let publisher, ValueComparison.areEqual(publisher, modifier.publisher) { return }
    publisher = modifier.publisher
    subscription = nil
    // The subscription is made after the pass, because a publisher can send at once.
    node.graph.enqueue(of: node) { [weak self, weak node] in
      guard let self, let node, !node.isRemoved else { return }
      subscribe(modifier.publisher, node)
    }
  }

  override func end(_ node: Node) { subscription = nil }

  private func subscribe(_ publisher: Source, _ node: Node) {
    let target = Target(effect: self, node: node)
    subscription = publisher.sink { value in
      let value = Transferred(value: value)
      onMainActor { target.receive(value.value) }
    }
  }

  /// Unchecked, because the value is used on one thread at a time: by the publisher until it has
  /// sent it, then on the main actor.
  private struct Transferred: @unchecked Sendable {
    let value: Source.Output
  }

  /// Weak references that closures of other threads carry to the main actor.
  @MainActor
  private final class Target {
    weak var effect: ReceiveEffect?
    weak var node: Node?

    init(effect: ReceiveEffect, node: Node) {
      self.effect = effect
      self.node = node
    }

    func receive(_ value: Source.Output) {
      guard let effect, let node, !node.isRemoved else { return }
      let runtime = node.graph.runtime
      guard ViewGraph.evaluating == nil else {
        return node.graph.enqueue(.onReceive, of: node, text: described(value)) {
          effect.action(value)
        }
      }
      ViewGraph.acting(as: node) {
        runtime.invokeNode(.onReceive, on: node.actingSubject, text: described(value)) {
          effect.action(value)
        }
      }
    }
  }
}

extension View {
  /// Adds an action for the values that a publisher sends.
  public func onReceive<Source: Publisher>(
    _ publisher: Source,
    perform action: @escaping (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
