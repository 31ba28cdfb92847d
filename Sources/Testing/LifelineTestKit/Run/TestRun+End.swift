import TraceModel
import TraceRecorder

extension TestRun {
  /// Ends a run: settles, waits for pending deallocations, closes and checks the trace.
  ///
  /// An object that is released outside the main actor is deallocated in a job of the main actor; a
  /// few yields let these jobs run. Another thread may also be about to release an object of a
  /// task: it gets half a second before a leak is reported.
  ///
  /// - Parameter failure: The error that ended the body.
  /// - Returns: The problems of the test and its files.
  package func end(after failure: (any Error)? = nil) async -> TestOutcome {
    var pending = settle()
    if failure != nil { pending = [] }
    for _ in 0..<32 where hasLivingControllers { await Task.yield() }
    for _ in 0..<50 where failure == nil && hasLeaks {
      try? await Task.sleep(for: .milliseconds(10), clock: .continuous)
    }
    return finish(after: failure, pending: pending)
  }

  /// Whether a controller is alive now for a reason that the leak check can't explain or reports.
  ///
  /// The check runs again when other controllers are alive than before.
  package var hasLeaks: Bool {
    guard settings.checksLeaks, hasLivingControllers, let trace = try? context.trace() else {
      return false
    }
    let survivors = Set(LeakCheck.candidates(in: trace).map(\.id))
    if let last = lastLeakCheck, last.survivors == survivors { return last.hasLeaks }
    let check = leakCheck()?.check
    let hasLeaks = check?.leaks.isEmpty == false || check?.unexplained.isEmpty == false
    lastLeakCheck = (survivors, hasLeaks)
    return hasLeaks
  }
}
