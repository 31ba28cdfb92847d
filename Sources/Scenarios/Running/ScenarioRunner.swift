package import HeadlessUIKit
package import TraceModel
package import TraceRecorder

/// What a run gave.
package struct ScenarioResult: Sendable {
  /// The trace, finished.
  package let trace: [UInt8]
  /// What was observed during the steps, in its order.
  let observed: [ObservedLine]
  /// The checks that did not hold or were not reached, in the order of their lines.
  let failedChecks: [FailedCheck]
}

extension Scenario {
  /// The most events of a run that are compared.
  static let mostEvents = 2_000_000

  /// Runs the scenario in a context of its own and observes it.
  ///
  /// - Parameter behavior: The version of UIKit, instead of the one that the file names.
  /// - Returns: The trace and what was observed.
  /// - Throws: ``ScenarioError`` for a run that can't go on; its place is the line.
  @MainActor
  package func run(behavior: BehaviorVersion? = nil) async throws -> ScenarioResult {
    let context = RecordingContext.inMemory(
      title: title,
      behavior: behavior ?? self.behavior,
      failurePolicy: .record
    )
    return try await run(in: context) { try context.traceBytes() }
  }

  /// Runs the scenario in a given context, which it closes.
  ///
  /// - Parameters:
  ///   - context: Where it is recorded; its clock is virtual, its policy `.record`.
  ///   - bytes: Gives the finished trace.
  /// - Returns: The trace and what was observed.
  /// - Throws: ``ScenarioError``, `RecorderError`, and what `bytes` throws.
  @MainActor
  package func run(
    in context: RecordingContext,
    bytes: () throws -> [UInt8]
  ) async throws -> ScenarioResult {
    let app = HeadlessApp(recordingInto: context)
    let run = ScenarioRun(self, app: app)
    do {
      let observed = try await RecordingContext.$current.withValue(context) {
        for statement in setup {
          try await run.performLetting(statement)
          await Task.yield()
        }
        let begin = app.now
        let noted = run.notes.count
        run.isComparing = true
        var times: [TraceModel.Instant] = []
        for statement in steps {
          times.append(app.now)
          try await run.performLetting(statement)
          await Task.yield()
        }
        try run.settle(at: steps.last?.place ?? .file)
        if let failure = run.failure { throw failure }
        var observation = Observation(of: run, from: begin, notes: noted, steps: times)
        return try observation.lines(in: try context.trace())
      }
      run.suppressLeaksOfHeldControllers()
      context.recorder.close()
      app.end()
      return ScenarioResult(
        trace: try bytes(),
        observed: observed,
        failedChecks: run.checks.failures(among: statements)
      )
    } catch {
      let reason = (error as? ScenarioError)?.message ?? "\(error)"
      context.recorder.close(status: .stopped, reason: reason)
      app.end()
      throw error
    }
  }

  /// Runs the scenario in an app that somebody else records, on any clock.
  ///
  /// - Parameter app: The running app, whose context is the current one.
  /// - Returns: What keeps the objects of the run alive.
  /// - Throws: ``ScenarioError``; `CancellationError` while waiting on a monotonic clock.
  @MainActor
  package func perform(in app: HeadlessApp) async throws -> any AnyObject & Sendable {
    let run = ScenarioRun(self, app: app)
    for statement in setup + steps { try await run.performLetting(statement) }
    if let failure = run.failure { throw failure }
    return run
  }
}
