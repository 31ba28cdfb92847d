import HeadlessUIKit
import TraceModel

/// An action for the change of a value.
struct ChangeModifier<Value: Equatable>: ViewModifier, PrimitiveModifier {
  let value: Value
  let isInitial: Bool
  /// Whether the action of the former value runs, as in the form of iOS 14, whose closure captures
  /// the state before the change (swiftui rule 5.1).
  let capturesFormerState: Bool
  let action: (Value, Value) -> Void

  func makeEffect(for node: Node) -> NodeEffect? { ChangeEffect<Value>() }

  func update(_ effect: NodeEffect, of node: Node) {
    (effect as? ChangeEffect<Value>)?.update(to: self)
  }
}

/// Compares the value of each update with the last one.
final class ChangeEffect<Value: Equatable>: NodeEffect {
  private var present: ChangeModifier<Value>?
  private var next: ChangeModifier<Value>?
  private var hasRunInitially = false

  func update(to modifier: ChangeModifier<Value>) { next = modifier }

  override func contentDidChange(_ node: Node) {
    guard let next else { return }
    let former = present
    present = next
    self.next = nil
    if let former, former.value != next.value {
      let action = next.capturesFormerState ? former.action : next.action
      enqueue(action, former.value, next.value, node)
    }
    runInitially(node)
  }

  override func visibilityDidChange(_ node: Node) { runInitially(node) }

  private func runInitially(_ node: Node) {
    guard let present, present.isInitial, !hasRunInitially, node.isVisible else { return }
    hasRunInitially = true
    enqueue(present.action, present.value, present.value, node)
  }

  private func enqueue(
    _ action: @escaping (Value, Value) -> Void,
    _ former: Value,
    _ new: Value,
    _ node: Node
  ) {
    node.graph.enqueue(.onChange, of: node, text: "\(described(former)) → \(described(new))") {
      action(former, new)
    }
  }
}

extension View {
  /// Adds an action that receives the old and the new value of a change.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(
      ChangeModifier(value: value, isInitial: initial, capturesFormerState: false, action: action)
    )
  }

  /// Adds an action for the change of a value.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    modifier(
      ChangeModifier(value: value, isInitial: initial, capturesFormerState: false) { _, _ in
        action()
      }
    )
  }

  /// Adds an action that receives the new value; it captures the state before the change
  /// (iOS 14 to 16).
  @_disfavoredOverload
  public func onChange<Value: Equatable>(
    of value: Value,
    perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    modifier(
      ChangeModifier(value: value, isInitial: false, capturesFormerState: true) { _, new in
        action(new)
      }
    )
  }
}
