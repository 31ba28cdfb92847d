package import HeadlessDriving
import HeadlessUIKit
package import TraceModel
package import TraceRecorder

/// The result of a run.
package struct ScenarioResult: Sendable {
  /// The complete trace.
  package let trace: [UInt8]
  /// The observed lines of the steps, in order.
  let observed: [ObservedLine]
  /// The checks that failed or were not reached, in the order of the file.
  let failedChecks: [FailedCheck]
}

extension Scenario {
  /// The maximum number of events of a run that is compared.
  static let mostEvents = 2_000_000

  /// Runs the scenario in its own context.
  ///
  /// - Parameter behavior: The UIKit version; by default that of the file.
  /// - Returns: The trace and the observed lines.
  /// - Throws: ``ScenarioError`` for a run that can't continue, with the position of the line.
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
  ///   - context: The context of the recording, with a virtual clock and the policy `.record`.
  ///   - bytes: Returns the complete trace.
  /// - Returns: The trace and the observed lines.
  /// - Throws: ``ScenarioError``, `RecorderError`, and errors of `bytes`.
  @MainActor
  package func run(
    in context: RecordingContext,
    bytes: () throws -> [UInt8]
  ) async throws -> ScenarioResult {
    let app = HeadlessApp(recordingInto: context)
    let run = ScenarioRun(self, app: app)
    do {
      let observed = try await RecordingContext.$current.withValue(context) {
        for suppression in suppressions {
          app.suppress(suppression.rule, reason: suppression.reason)
        }
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
        try run.settle(at: steps.last?.position ?? .file)
        if let failure = run.failure { throw failure }
        var outcome = ScenarioOutcome(of: run, from: begin, notes: noted, steps: times)
        return try outcome.lines(in: try context.trace())
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

  /// Runs the scenario in an app that the caller records, on any clock.
  ///
  /// - Parameter app: The running app, whose context is current.
  /// - Returns: An object that keeps the objects of the run alive.
  /// - Throws: ``ScenarioError``; `CancellationError` while waiting on a monotonic clock.
  @MainActor
  package func perform(in app: HeadlessApp) async throws -> any AnyObject & Sendable {
    let run = ScenarioRun(self, app: app)
    for statement in setup + steps { try await run.performLetting(statement) }
    if let failure = run.failure { throw failure }
    return run
  }
}
