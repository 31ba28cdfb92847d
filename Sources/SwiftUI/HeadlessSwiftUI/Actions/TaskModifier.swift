import HeadlessUIKit
import TraceModel

/// An asynchronous task that runs while a view is present.
struct TaskModifier<ID: Equatable>: ViewModifier, PrimitiveModifier {
  let id: ID
  let priority: TaskPriority
  let action: @MainActor @Sendable () async -> Void

  func makeEffect(for node: Node) -> NodeEffect? { TaskEffect(self) }

  func update(_ effect: NodeEffect, of node: Node) {
    (effect as? TaskEffect<ID>)?.update(to: self, of: node)
  }
}

/// Starts the task with the appearance, after all other actions, and cancels it with the
/// disappearance (swiftui rules 6.1 and 6.2).
final class TaskEffect<ID: Equatable>: PresenceEffect {
  private var modifier: TaskModifier<ID>
  private var isPresent = false
  private var task: Task<Void, Never>?

  init(_ modifier: TaskModifier<ID>) {
    self.modifier = modifier
  }

  func update(to modifier: TaskModifier<ID>, of node: Node) {
    let isSame = modifier.id == self.modifier.id
    self.modifier = modifier
    guard isPresent, !isSame else { return }
    // The running task is cancelled first; the new one starts after the actions.
    node.graph.enqueue(of: node) { [self] in cancel(node) }
    node.graph.enqueue(of: node, phase: .task) { [self] in start(node) }
  }

  override func appear(_ node: Node) {
    isPresent = true
    node.graph.enqueue(of: node, phase: .task) { [self] in start(node) }
  }

  override func disappear(_ node: Node) {
    isPresent = false
    // choice: task-cancel-in-modifier-order
    node.graph.enqueue(of: node) { [self] in cancel(node) }
  }

  override func end(_ node: Node) { cancel(node) }

  private func start(_ node: Node) {
    guard isPresent, task == nil, !node.isRemoved else { return }
    let runtime = node.graph.runtime
    let subject = node.actingSubject
    let action = modifier.action
    task = Task(priority: modifier.priority) { [weak self] in
      runtime.invokeNode(.task, on: subject) {}
      runtime.setNodeTask(true, subject)
      await action()
      runtime.setNodeTask(false, subject)
      if !Task.isCancelled { self?.task = nil }
    }
  }

  private func cancel(_ node: Node) {
    guard let task else { return }
    self.task = nil
    guard !task.isCancelled else { return }
    node.graph.runtime.invokeNode(.taskCancel, on: node.actingSubject) {}
    task.cancel()
  }
}

extension View {
  /// Adds a task that starts when the view appears and is cancelled when it disappears.
  public func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Adds a task that is restarted when the id changes.
  public func task<ID: Equatable>(
    id value: ID,
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}
