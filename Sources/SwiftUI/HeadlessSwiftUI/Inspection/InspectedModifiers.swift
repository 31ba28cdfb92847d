/// A view with a modifier, without their types.
@MainActor @preconcurrency
package protocol ModifiedView: View {
  var inspectedContent: any View { get }
  /// The modifier, with its dynamic properties connected.
  var inspectedModifier: Any { get }
}

extension ModifiedContent: ModifiedView where Content: View, Modifier: ViewModifier {
  package var inspectedContent: any View { content }
  package var inspectedModifier: Any { modifier }
}

/// The placeholder of the modified view within the body of a modifier.
@MainActor @preconcurrency
package protocol ModifierPlaceholder: View {
  static var modifierType: any Any.Type { get }
}

extension _ViewModifier_Content: ModifierPlaceholder {
  package static var modifierType: any Any.Type { Modifier.self }
}

/// A view with an explicit identity.
@MainActor @preconcurrency
package protocol IdentifiedView: View {
  /// The value of `id(_:)`.
  var inspectedID: AnyHashable { get }
}

extension IDView: IdentifiedView {
  package var inspectedID: AnyHashable { AnyHashable(id) }
}

/// A modifier with an action for changes of a value.
@MainActor @preconcurrency
package protocol ChangeActionProviding {
  /// Whether a value has the type that the modifier observes.
  func accepts(_ value: Any) -> Bool
  /// Calls the action.
  ///
  /// - Parameters:
  ///   - old: The value before the change; `nil` for the present one.
  ///   - new: The value after the change.
  func callAction(from old: Any?, to new: Any)
}

extension ChangeModifier: ChangeActionProviding {
  package func accepts(_ value: Any) -> Bool { value is Value }

  package func callAction(from old: Any?, to new: Any) {
    guard let new = new as? Value else { return }
    action(old as? Value ?? value, new)
  }
}

/// A modifier with a task.
@MainActor @preconcurrency
package protocol TaskActionProviding {
  /// The closure of the task.
  var taskAction: @MainActor @Sendable () async -> Void { get }
  /// The value whose change restarts the task.
  var taskID: Any { get }
}

extension TaskModifier: TaskActionProviding {
  package var taskAction: @MainActor @Sendable () async -> Void { action }
  package var taskID: Any { id }
}

/// A property that stores a reference to its node.
@MainActor @preconcurrency
package protocol NodeReferencing {
  /// The node that owns the property; `nil` outside a graph.
  var connectedNode: Node? { get }
}

extension State: NodeReferencing {
  package var connectedNode: Node? { connectedStorage?.owner }
}

/// A modifier with an action for the values of a publisher.
@MainActor @preconcurrency
package protocol ReceiveActionProviding {
  /// Whether a value has the type that the publisher sends.
  func accepts(_ value: Any) -> Bool
  func callAction(_ value: Any)
}

extension ReceiveModifier: ReceiveActionProviding {
  package func accepts(_ value: Any) -> Bool { value is Source.Output }

  package func callAction(_ value: Any) {
    if let value = value as? Source.Output { action(value) }
  }
}
