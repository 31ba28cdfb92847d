import TraceModel
import TraceRecorder

/// The clock of the run, moved from outside.
///
/// Each of these operations takes the place of its call: what is recorded meanwhile was caused
/// there, and a recorded test says so.
extension HeadlessApp {
  /// Runs what is due now: one or more turns, with their commits.
  ///
  /// - Throws: ``ClockError`` when the main loop does not come to rest or is already running.
  public func idle(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(ClockError) {
    let step = begin(CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    defer { step?.end(at: now) }
    try runtime.loop.idle()
  }

  /// Lets time pass: jumps on a virtual clock, waits on a monotonic one.
  ///
  /// What becomes due on the way runs at its time.
  ///
  /// - Throws: ``ClockError``; `CancellationError` while waiting.
  public func advance(
    by duration: Duration,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async throws {
    let step = begin(CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    defer { step?.end(at: now) }
    try await pass(duration)
  }

  /// Lets time pass on a virtual clock, in a function that can't wait.
  ///
  /// - Throws: ``ClockError``, with code `realTime` on a monotonic clock.
  public func advance(
    by duration: Duration,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(ClockError) {
    let step = begin(CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    defer { step?.end(at: now) }
    try runtime.loop.advance(by: duration)
  }

  /// Lets time pass until no work is left, in a function that can't wait.
  ///
  /// At most `timeout` passes. Timers that repeat fire meanwhile, but nobody waits for their end.
  ///
  /// - Throws: ``ClockError`` with code `unsettled` and what is left after the timeout, with code
  ///   `realTime` when work is left on a monotonic clock.
  public func settle(
    timeout: Duration = .seconds(600),
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(ClockError) {
    let step = begin(CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    defer { step?.end(at: now) }
    let end = now.advanced(by: timeout)
    try runtime.loop.idle()
    while let next = runtime.loop.nextOnce {
      guard next.due <= end else { throw ClockError(.unsettled(pending: pending)) }
      try runtime.loop.advance(by: max(.zero, now.duration(to: next.due)))
    }
    try checkIsSettled()
  }

  /// Lets time pass until no work is left.
  ///
  /// At most `timeout` passes. Timers that repeat fire meanwhile, but nothing waits for their end.
  /// The tasks of the run go on until each has ended, sleeps on a clock that is past `timeout`, or
  /// waits for something outside of the run, such as the network. The last ones are reported, in the
  /// trace and on standard error, with the place where they were started.
  ///
  /// - Throws: ``ClockError`` with code `unsettled` and what is left after the timeout.
  public func settle(
    timeout: Duration = .seconds(600),
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async throws {
    let step = begin(CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    defer { step?.end(at: now) }
    let end = now.advanced(by: timeout)
    try await letTasksRun()
    while let next = runtime.loop.nextOnce {
      guard next.due <= end else { throw ClockError(.unsettled(pending: pending)) }
      try await pass(max(.zero, now.duration(to: next.due)))
    }
    try checkIsSettled()
  }

  /// Notes where a step of the test begins; `nil` when nobody asks for steps.
  private func begin(_ place: CodeLocation) -> SourceSteps.Running? {
    context.existingAttachment(of: SourceSteps.self)?.begin(place, at: now)
  }

  private func pass(_ duration: Duration) async throws {
    if runtime.loop.isVirtual {
      try await letTasksRun()
      try runtime.loop.advance(by: duration)
      try await letTasksRun()
    } else {
      try await wait(until: now.advanced(by: duration))
    }
  }

  private func wait(until end: TraceModel.Instant) async throws {
    while true {
      try runtime.loop.idle()
      let next = min(runtime.loop.next?.due ?? end, end)
      guard next > now else {
        if next >= end { return }
        continue
      }
      // Other threads may post work meanwhile.
      let step = min(now.duration(to: next), .milliseconds(10))
      try await RecordingContext.$current.withValue(nil) {
        try await Task.sleep(for: step, clock: .continuous)
      }
    }
  }
}
