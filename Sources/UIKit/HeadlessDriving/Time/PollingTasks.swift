/// The tasks that only yield, such as `while !isDone { await Task.yield() }`.
///
/// Such a task can always run, so that the clock would never move.
struct PollingTasks {
  /// The consecutive yields after which a task counts as polling.
  private static let limit = 1_000

  private struct Task {
    var yields = 0
    /// Whether the next part of the task is the one that follows a yield.
    var hasYielded = false
  }

  /// The tasks by their addresses.
  private var tasks: [UInt: Task] = [:]

  /// Records a yield; returns whether the task polls.
  mutating func yielded(_ task: UInt) -> Bool {
    tasks[task, default: Task()].yields += 1
    tasks[task]?.hasYielded = true
    return isPolling(task)
  }

  /// Records that a part of a task is enqueued; returns whether the task polls.
  mutating func enqueued(_ task: UInt) -> Bool {
    guard tasks[task]?.hasYielded == true else {
      tasks[task] = nil
      return false
    }
    tasks[task]?.hasYielded = false
    return isPolling(task)
  }

  private func isPolling(_ task: UInt) -> Bool { (tasks[task]?.yields ?? 0) >= Self.limit }
}
