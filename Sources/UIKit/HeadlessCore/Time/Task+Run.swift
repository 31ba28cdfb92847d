import TraceModel
import TraceRecorder

// Swift prefers these overloads to the functions of its library, because they have fewer parameters
// or no generic ones.

extension Task where Success == Never, Failure == Never {
  /// Suspends the task for a duration; within a run, on the clock of the run.
  ///
  /// - Throws: `CancellationError` when the task is cancelled.
  public static func sleep(
    for duration: Duration,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async throws {
    guard let runtime = Runtime.running, !runtime.mailbox.hasEnded else {
      try await sleep(for: duration, tolerance: nil, clock: .continuous)
      return
    }
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let clock = VirtualClock(mailbox: runtime.mailbox)
    let deadline = clock.now.advanced(by: max(.zero, duration))
    try await clock.sleep(until: deadline, from: .location(location))
  }

  /// Suspends the task for a number of nanoseconds; within a run, on the clock of the run.
  ///
  /// - Throws: `CancellationError` when the task is cancelled.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    let duration = Duration.nanoseconds(Int64(clamping: duration))
    guard let runtime = Runtime.running, !runtime.mailbox.hasEnded else {
      try await sleep(for: duration, tolerance: nil, clock: .continuous)
      return
    }
    try await VirtualClock(mailbox: runtime.mailbox).sleep(for: duration)
  }
}

extension Task where Failure == Never {
  /// Starts a task; within a run, reports name the location where it was started.
  @discardableResult
  public init(
    priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture operation:
      sending @escaping @isolated(any) () async
      -> Success
  ) {
    self.init(name: nil, priority: priority, operation: operation)
    TaskOfRun.begin { [self] in _ = await result }
  }

  /// Starts a task that does not inherit the actor; within a run, the task belongs to the run.
  @discardableResult
  public static func detached(
    priority: TaskPriority? = nil,
    operation: sending @escaping () async -> Success
  ) -> Task<Success, Failure> {
    let context = RecordingContext.current
    let task = detached(name: nil, priority: priority) {
      await RecordingContext.$current.withValue(context) { await operation() }
    }
    TaskOfRun.begin { _ = await task.result }
    return task
  }
}

extension Task where Failure == any Error {
  /// Starts a task; within a run, reports name the location where it was started.
  @discardableResult
  public init(
    priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture operation:
      sending @escaping @isolated(any) () async throws
      -> Success
  ) {
    self.init(name: nil, priority: priority, operation: operation)
    TaskOfRun.begin { [self] in _ = await result }
  }

  /// Starts a task that does not inherit the actor; within a run, the task belongs to the run.
  @discardableResult
  public static func detached(
    priority: TaskPriority? = nil,
    operation: sending @escaping () async throws -> Success
  ) -> Task<Success, Failure> {
    let context = RecordingContext.current
    let task = detached(name: nil, priority: priority) {
      try await RecordingContext.$current.withValue(context) { try await operation() }
    }
    TaskOfRun.begin { _ = await task.result }
    return task
  }
}

/// A task that code of a run started.
private enum TaskOfRun {
  /// Records the start of a task and, in a second task, its end.
  ///
  /// - Parameter end: Waits for the end of the task.
  static func begin(_ end: @escaping @Sendable () async -> Void) {
    guard let runtime = Runtime.running, !runtime.mailbox.hasEnded else { return }
    let activity = runtime.mailbox.activity
    let item = RunActivity.Item(label: "a task", origin: .capture())
    let id = activity.beginTask(item)
    _ = Task<Void, Never>(name: nil) { @concurrent in
      await end()
      activity.endTask(id)
    }
  }
}
