import Synchronization

/// What runs for a run outside of its main loop, or waits there: blocks of other queues, tasks.
///
/// Settling waits for what runs. What waits for something outside of the run can't be waited for; it
/// is reported.
final class RunActivity: Sendable {
  /// A block or task.
  struct Item: Sendable {
    let label: String
    let origin: WorkOrigin?

    /// The label and where the item was started.
    var description: String {
      label + (origin?.place.map { ", started at \($0)" } ?? "")
    }
  }

  /// Work of the main queue that waits for a group, or for the end of an item.
  struct Gate: Sendable {
    let isOpen: @Sendable () -> Bool
    let post: Mailbox.Post
  }

  private struct State {
    var nextID: UInt64 = 1
    var running: [UInt64: Item] = [:]
    var tasks: [UInt64: Item] = [:]
    var gates: [Gate] = []
  }

  private let state = Mutex(State())

  /// Notes that work begins to run, or will soon, on another queue.
  func begin(_ item: Item) -> UInt64 {
    state.withLock { state in
      defer { state.nextID += 1 }
      state.running[state.nextID] = item
      return state.nextID
    }
  }

  /// Notes that work has run.
  func end(_ id: UInt64) {
    state.withLock { _ = $0.running.removeValue(forKey: id) }
  }

  /// Notes that the app starts a task.
  func beginTask(_ item: Item) -> UInt64 {
    state.withLock { state in
      defer { state.nextID += 1 }
      state.tasks[state.nextID] = item
      return state.nextID
    }
  }

  /// Notes that a task has ended.
  func endTask(_ id: UInt64) {
    state.withLock { _ = $0.tasks.removeValue(forKey: id) }
  }

  /// Adds work that waits.
  func add(_ gate: Gate) {
    state.withLock { $0.gates.append(gate) }
  }

  /// Removes and returns the work that need not wait any more.
  func takeOpenGates() -> [Mailbox.Post] {
    state.withLock { state in
      var open: [Mailbox.Post] = []
      // Each gate is asked once: another thread may open it at any moment.
      state.gates.removeAll { gate in
        guard gate.isOpen() else { return false }
        open.append(gate.post)
        return true
      }
      return open
    }
  }

  /// Whether a block or a part of a task runs on another queue, or will soon.
  var isRunning: Bool { state.withLock { !$0.running.isEmpty } }

  /// Whether work waits for a group or the end of an item.
  var hasGates: Bool { state.withLock { !$0.gates.isEmpty } }

  /// Whether some of that work need not wait any more.
  var hasOpenGate: Bool { state.withLock { $0.gates.contains { $0.isOpen() } } }

  /// The tasks of the app that have not ended, by their numbers.
  var tasks: [UInt64: Item] { state.withLock { $0.tasks } }

  /// The newest block or task: what makes two states different.
  var version: UInt64 { state.withLock { $0.nextID } }

  /// What runs now.
  var running: [Item] {
    state.withLock { state in state.running.sorted { $0.key < $1.key }.map(\.value) }
  }

  /// What waits: for a group or an item, and the tasks that have not ended.
  var waiting: [Item] {
    state.withLock { state in
      state.gates.map { Item(label: $0.post.label, origin: $0.post.origin) }
        + state.tasks.sorted { $0.key < $1.key }.map(\.value)
    }
  }

  /// Drops what waits: the run is over.
  func close() {
    let gates = state.withLock { state in
      defer { state.gates = [] }
      return state.gates
    }
    for gate in gates { gate.post.wasDropped() }
  }
}
