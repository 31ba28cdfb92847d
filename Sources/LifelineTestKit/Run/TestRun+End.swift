extension TestRun {
  /// Ends a run: settles, waits for controllers that are about to die, closes and checks the trace.
  ///
  /// An object that is released outside of the main actor dies in a job of the main actor; a few
  /// turns let these jobs run before anything is called a leak.
  ///
  /// - Parameter failure: The error that ended the body.
  /// - Returns: What is wrong with the test, and what was written.
  package func end(after failure: (any Error)? = nil) async -> TestOutcome {
    var pending = settle()
    if failure != nil { pending = [] }
    for _ in 0..<32 where hasLivingControllers { await Task.yield() }
    return finish(after: failure, pending: pending)
  }
}
