import TraceModel
import TraceRecorder

extension TestRun {
  /// Ends a run: settles, waits for controllers that are about to die, closes and checks the trace.
  ///
  /// An object that is released outside of the main actor dies in a job of the main actor; a few
  /// turns let these jobs run. Another thread may also be about to let go of what a task held: it
  /// gets half a second before anything is called a leak.
  ///
  /// - Parameter failure: The error that ended the body.
  /// - Returns: What is wrong with the test, and what was written.
  package func end(after failure: (any Error)? = nil) async -> TestOutcome {
    var pending = settle()
    if failure != nil { pending = [] }
    for _ in 0..<32 where hasLivingControllers { await Task.yield() }
    for _ in 0..<50 where failure == nil && hasLeaks {
      try? await Task.sleep(for: .milliseconds(10), clock: .continuous)
    }
    return finish(after: failure, pending: pending)
  }

  /// Whether the test would fail now for what outlives it.
  package var hasLeaks: Bool {
    guard settings.checksLeaks, hasLivingControllers, let trace = try? context.trace() else {
      return false
    }
    return LeakCheck.hasLeaks(trace)
  }
}
