/// The tasks that only yield, such as `while !isDone { await Task.yield() }`.
///
/// Such a task can always run, so that the clock would never move.
struct PollingTasks {
  /// The consecutive yields after which a task counts as polling.
  private static let yields = 1_000
  /// The most parts of a task between two yields.
  ///
  /// A task of an actor has three: it leaves its actor, continues, and returns.
  private static let parts = 4

  private struct Task {
    var yields = 0
    var parts = 0
  }

  /// The tasks by their addresses.
  private var tasks: [UInt: Task] = [:]

  /// Records a yield; returns whether the task polls.
  mutating func yielded(_ task: UInt) -> Bool {
    tasks[task, default: Task()].yields += 1
    tasks[task]?.parts = 0
    return isPolling(task)
  }

  /// Records that a part of a task is enqueued; returns whether the task polls.
  mutating func enqueued(_ task: UInt) -> Bool {
    guard let parts = tasks[task]?.parts, parts < Self.parts else {
      forget(task)
      return false
    }
    tasks[task]?.parts += 1
    return isPolling(task)
  }

  /// Records that a task has scheduled work, such as a sleep.
  mutating func forget(_ task: UInt) { tasks[task] = nil }

  private func isPolling(_ task: UInt) -> Bool { (tasks[task]?.yields ?? 0) >= Self.yields }
}
