import TraceModel
import TraceRecorder

// Swift prefers these to the functions of its own library: they have fewer parameters, or no generic
// ones.

extension Task where Success == Never, Failure == Never {
  /// Suspends the task for a duration; within a run, on the clock of the run.
  ///
  /// - Throws: `CancellationError` when the task is cancelled meanwhile.
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
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let clock = VirtualClock(mailbox: runtime.mailbox)
    let deadline = clock.now.advanced(by: max(.zero, duration))
    try await clock.sleep(until: deadline, from: .place(place))
  }

  /// Suspends the task for some nanoseconds; within a run, on the clock of the run.
  ///
  /// - Throws: `CancellationError` when the task is cancelled meanwhile.
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
  /// Starts a task; within a run, settling names where it was started.
  @discardableResult
  public init(
    priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture operation: sending @escaping @isolated(any) () async
      -> Success
  ) {
    guard let work = TaskOfRun.begin(isolation: operation.isolation) else {
      self.init(name: nil, priority: priority, operation: operation)
      return
    }
    guard operation.isolation != nil else {
      self.init(name: nil, priority: priority) {
        defer { work.end() }
        return await operation()
      }
      return
    }
    self.init(name: nil, priority: priority) { @MainActor in
      defer { work.end() }
      return await operation()
    }
  }

  /// Starts a task that does not inherit the actor; within a run, the task belongs to the run.
  @discardableResult
  public static func detached(
    priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async -> Success
  ) -> Task<Success, Failure> {
    guard let work = TaskOfRun.begin(isolation: operation.isolation) else {
      return detached(name: nil, priority: priority, operation: operation)
    }
    guard operation.isolation != nil else {
      return detached(name: nil, priority: priority) {
        defer { work.end() }
        return await work.run(operation)
      }
    }
    return detached(name: nil, priority: priority) { @MainActor in
      defer { work.end() }
      return await work.run(operation)
    }
  }
}

extension Task where Failure == any Error {
  /// Starts a task that may throw; within a run, settling names where it was started.
  @discardableResult
  public init(
    priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture operation: sending @escaping @isolated(any) () async
      throws -> Success
  ) {
    guard let work = TaskOfRun.begin(isolation: operation.isolation) else {
      self.init(name: nil, priority: priority, operation: operation)
      return
    }
    guard operation.isolation != nil else {
      self.init(name: nil, priority: priority) {
        defer { work.end() }
        return try await operation()
      }
      return
    }
    self.init(name: nil, priority: priority) { @MainActor in
      defer { work.end() }
      return try await operation()
    }
  }
}

extension Task where Failure == any Error {
  /// Starts a task that may throw and does not inherit the actor; within a run, the task belongs to
  /// the run.
  @discardableResult
  public static func detached(
    priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Task<Success, Failure> {
    guard let work = TaskOfRun.begin(isolation: operation.isolation) else {
      return detached(name: nil, priority: priority, operation: operation)
    }
    guard operation.isolation != nil else {
      return detached(name: nil, priority: priority) {
        defer { work.end() }
        return try await work.run(operation)
      }
    }
    return detached(name: nil, priority: priority) { @MainActor in
      defer { work.end() }
      return try await work.run(operation)
    }
  }
}

/// A task that code of a run started.
private struct TaskOfRun: Sendable {
  private let activity: RunActivity
  private let context: RecordingContext?
  private let id: UInt64

  /// Notes that a task starts; `nil` outside of runs, and for a task of another actor.
  ///
  /// The task would have to hop to that actor, which changes the order in which tasks start.
  static func begin(isolation: (any Actor)?) -> TaskOfRun? {
    guard isolation == nil || isolation === MainActor.shared else { return nil }
    guard let runtime = Runtime.running, !runtime.mailbox.hasEnded else { return nil }
    let activity = runtime.mailbox.activity
    let item = RunActivity.Item(label: "a task", origin: .stack(.capture()))
    return TaskOfRun(
      activity: activity,
      context: RecordingContext.current,
      id: activity.beginTask(item)
    )
  }

  /// Runs the operation of a detached task within the run.
  func run<Success>(_ operation: () async throws -> Success) async rethrows -> Success {
    try await RecordingContext.$current.withValue(context) { try await operation() }
  }

  /// Notes that the task has ended.
  func end() { activity.endTask(id) }
}
