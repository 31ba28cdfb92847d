import TraceModel

/// The calls into the app that wait for the end of an update pass.
@MainActor
package struct ActionQueue {
  /// The order within a pass.
  package enum Phase: Sendable {
    /// In the order in which the actions were enqueued: deepest first, inner modifiers first.
    case action
    /// Tasks, which start after all actions (swiftui rule 1.3).
    case task
  }

  struct Action {
    /// The name in traces; `nil` for work of the framework.
    let callback: Name?
    let node: Node
    let text: String?
    let body: () -> Void
  }

  private var actions: [Action] = []
  private var tasks: [Action] = []
  private var next = 0

  var isEmpty: Bool { next == actions.count && tasks.isEmpty }

  mutating func append(_ action: Action, in phase: Phase) {
    switch phase {
    case .action: actions.append(action)
    case .task: tasks.append(action)
    }
  }

  mutating func removeFirst() -> Action? {
    if next == actions.count {
      guard !tasks.isEmpty else {
        actions = []
        next = 0
        return nil
      }
      actions = tasks
      tasks = []
      next = 0
    }
    defer { next += 1 }
    return actions[next]
  }
}
