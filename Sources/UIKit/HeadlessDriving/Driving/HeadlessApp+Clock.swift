import TraceModel
import TraceRecorder

/// Methods that move the clock of the run.
///
/// Each method records its source location, so that a test report can name the line that caused an
/// event.
extension HeadlessApp {
  /// Runs the work that is due now: one or more turns of the main loop, each with its commit.
  ///
  /// - Throws: ``ClockError`` when the main loop does not become idle or is already running.
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

  /// Advances the clock: at once if it is virtual, by waiting if it is monotonic.
  ///
  /// Work that becomes due meanwhile runs at its due time.
  ///
  /// - Throws: ``ClockError``; `CancellationError` when the task is cancelled while it waits.
  public func advance(
    by duration: Duration,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async throws {
    let step = begin(CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    defer { step?.end(at: now) }
    let driver = BodyDriver.of(runtime)
    driver.hold()
    defer { driver.release() }
    try await pass(duration)
  }

  /// Advances a virtual clock, in a synchronous function.
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

  /// Advances the clock until no work is pending, in a synchronous function.
  ///
  /// Repeating timers fire meanwhile, but the method does not wait for their end.
  ///
  /// - Throws: ``ClockError`` with code `unsettled` and the pending work when `timeout` has
  ///   elapsed; with code `realTime` when work is pending on a monotonic clock.
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

  /// Advances the clock until no work is pending.
  ///
  /// Repeating timers fire meanwhile, but the method does not wait for their end. Tasks of the run
  /// continue until each has ended, sleeps on a clock past `timeout`, or waits for something
  /// outside the run, such as the network. Tasks that wait for something outside are reported in
  /// the trace and on standard error, with the location where they were started.
  ///
  /// - Throws: ``ClockError`` with code `unsettled` and the pending work when `timeout` has
  ///   elapsed.
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
    let driver = BodyDriver.of(runtime)
    driver.hold()
    defer { driver.release() }
    try await runTasks()
    while let next = runtime.loop.nextOnce {
      guard next.due <= end else { throw ClockError(.unsettled(pending: pending)) }
      try await pass(max(.zero, now.duration(to: next.due)))
    }
    try checkIsSettled()
  }

  /// Records the start of a test step; returns `nil` when the context does not record steps.
  func begin(_ location: CodeLocation) -> SourceSteps.Running? {
    context.existingAttachment(of: SourceSteps.self)?.begin(location, at: now)
  }

  private func pass(_ duration: Duration) async throws {
    // Work that is due now can itself take time, which is a part of the duration.
    let end = try runtime.loop.end(of: duration)
    guard runtime.loop.isVirtual else { return try await wait(until: end) }
    try await runTasks()
    try runtime.loop.advance(to: end)
    try await runTasks()
  }

  private func wait(until end: TraceModel.Instant) async throws {
    while true {
      try runtime.loop.idle()
      let next = min(runtime.loop.next?.due ?? end, end)
      guard next > now else {
        if next >= end { return }
        continue
      }
      // Other threads may post work during the wait.
      let step = min(now.duration(to: next), .milliseconds(10))
      try await RecordingContext.$current.withValue(nil) {
        try await Task.sleep(for: step, clock: .continuous)
      }
    }
  }
}
