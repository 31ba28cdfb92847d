import Synchronization

/// A run's tasks and its blocks on other queues.
///
/// Settling waits for running items. Items that wait for something outside the run are reported.
package final class RunActivity: Sendable {
  /// A block or task.
  package struct Item: Sendable {
    package let label: String
    package let origin: WorkOrigin?

    package init(label: String, origin: WorkOrigin?) {
      self.label = label
      self.origin = origin
    }

    /// The label and the location where the item was started.
    package var description: String {
      label + (origin?.location.map { ", started at \($0)" } ?? "")
    }
  }

  /// Work of the main queue that waits for a group or for the end of a work item.
  package struct Gate: Sendable {
    package let isOpen: @Sendable () -> Bool
    package let post: Mailbox.Post

    package init(isOpen: @escaping @Sendable () -> Bool, post: Mailbox.Post) {
      self.isOpen = isOpen
      self.post = post
    }
  }

  private struct State {
    var nextID: UInt64 = 1
    var running: [UInt64: Item] = [:]
    var tasks: [UInt64: Item] = [:]
    var gates: [Gate] = []
  }

  private let state = Mutex(State())
  /// Called on any thread when work was posted or has ended; set once, before the first work.
  private let observer = Mutex<(@Sendable () -> Void)?>(nil)

  package func observe(_ changed: @escaping @Sendable () -> Void) {
    observer.withLock { $0 = changed }
  }

  func noteChange() { observer.withLock { $0 }?() }

  /// Records that work runs on another queue, or soon will.
  package func begin(_ item: Item) -> UInt64 {
    state.withLock { state in
      defer { state.nextID += 1 }
      state.running[state.nextID] = item
      return state.nextID
    }
  }

  /// Records that work of another queue has ended.
  package func end(_ id: UInt64) {
    state.withLock { _ = $0.running.removeValue(forKey: id) }
    noteChange()
  }

  /// Records that the app starts a task.
  func beginTask(_ item: Item) -> UInt64 {
    state.withLock { state in
      defer { state.nextID += 1 }
      state.tasks[state.nextID] = item
      return state.nextID
    }
  }

  /// Records that a task has ended.
  func endTask(_ id: UInt64) {
    state.withLock { _ = $0.tasks.removeValue(forKey: id) }
  }

  package func add(_ gate: Gate) {
    state.withLock { $0.gates.append(gate) }
  }

  /// Removes the open gates and returns their work.
  func takeOpenGates() -> [Mailbox.Post] {
    state.withLock { state in
      var open: [Mailbox.Post] = []
      // Each gate is evaluated once, because another thread may open it at any time.
      state.gates.removeAll { gate in
        guard gate.isOpen() else { return false }
        open.append(gate.post)
        return true
      }
      return open
    }
  }

  /// Whether a block or a part of a task runs on another queue, or soon will.
  var isRunning: Bool { state.withLock { !$0.running.isEmpty } }

  /// The ids of the items that are running.
  package var runningIDs: Set<UInt64> { state.withLock { Set($0.running.keys) } }

  /// Whether work waits for a group or for the end of a work item.
  package var hasGates: Bool { state.withLock { !$0.gates.isEmpty } }

  /// Whether a gate is open, so that its work can run.
  var hasOpenGate: Bool { state.withLock { $0.gates.contains { $0.isOpen() } } }

  /// The app's tasks that have not ended, by their ids.
  package var tasks: [UInt64: Item] { state.withLock { $0.tasks } }

  /// The id of the next item: it changes with every block or task.
  var version: UInt64 { state.withLock { $0.nextID } }

  /// The items that are running, in the order in which they started.
  package var running: [Item] {
    state.withLock { state in state.running.sorted { $0.key < $1.key }.map(\.value) }
  }

  /// The waiting items: the work behind gates, and the tasks that have not ended.
  package var waiting: [Item] {
    state.withLock { state in
      state.gates.map { Item(label: $0.post.label, origin: $0.post.origin) }
        + state.tasks.sorted { $0.key < $1.key }.map(\.value)
    }
  }

  /// Drops the waiting work when the run ends.
  func close() {
    let gates = state.withLock { state in
      defer { state.gates = [] }
      return state.gates
    }
    for gate in gates { gate.post.wasDropped() }
  }
}
