public import TraceModel

/// Methods that advance the clock one step at a time, or to the end of the pending work.
///
/// The methods match the virtual clocks of fake_async, Robolectric's paused looper and
/// sinon's fake timers (github.com/dart-lang/fake_async, github.com/robolectric/robolectric,
/// github.com/sinonjs/fake-timers).
extension HeadlessApp {
  /// The due time of the first pending work; `nil` when no work is pending.
  public var nextDue: TraceModel.Instant? { runtime.loop.next?.due }

  /// The due time of the last work that is pending now; `nil` when no work is pending.
  public var lastDue: TraceModel.Instant? { runtime.loop.pending.last?.due }

  /// Advances the clock to the first pending work, runs only that, and commits.
  ///
  /// Changes made since the last turn are committed before.
  ///
  /// - Returns: Whether work was pending.
  /// - Throws: ``ClockError`` with code `reentrant`; with code `realTime` when the work is due
  ///   later on a monotonic clock.
  @discardableResult
  public func runOneTask() throws(ClockError) -> Bool {
    try runtime.loop.runFirst()
  }

  /// Whether the clock is virtual: time passes only when the run advances it.
  package var isVirtual: Bool { runtime.loop.isVirtual }

  /// Runs one turn of the main loop: work that is due now, unless changes were made since the last
  /// turn; then one commit, and the work that waited for the commit.
  ///
  /// - Throws: ``ClockError`` with code `reentrant`.
  package func turn() throws(ClockError) {
    try runtime.loop.turn()
  }

  /// Advances the clock to the due time of the first pending work, and runs all work that is due
  /// then.
  ///
  /// - Returns: Whether work was pending.
  /// - Throws: ``ClockError``, with code `realTime` on a monotonic clock.
  @discardableResult
  public func advanceToNext() throws(ClockError) -> Bool {
    try runtime.loop.idle()
    guard let next = nextDue else { return false }
    try runtime.loop.advance(by: max(.zero, now.duration(to: next)))
    return true
  }

  /// Advances the clock to the due time of the last work that is pending now.
  ///
  /// Work scheduled meanwhile also runs if it is due by then. A repeating timer counts with its
  /// next firing.
  ///
  /// - Throws: ``ClockError``, with code `realTime` on a monotonic clock.
  public func runToLast() throws(ClockError) {
    guard let last = lastDue else {
      try runtime.loop.idle()
      return
    }
    try runtime.loop.advance(by: max(.zero, now.duration(to: last)))
  }

  /// Advances the clock until only repeating timers are pending.
  ///
  /// - Parameter timeout: The maximum time to advance.
  /// - Returns: How much the clock was advanced.
  /// - Throws: ``ClockError`` with code `unsettled` and the pending work when `timeout` has
  ///   elapsed.
  @discardableResult
  public func runToEnd(timeout: Duration = .seconds(3600)) throws(ClockError) -> Duration {
    let start = now
    try settle(timeout: timeout)
    return start.duration(to: now)
  }

  /// Advances the clock without running work, as code does that blocks the main thread.
  ///
  /// May be called from inside callbacks and blocks. Work that becomes due meanwhile runs late, in
  /// the next turn. The duration is a part of the time of an `advance(by:)` that is in progress,
  /// which ends later only if the main thread is blocked past its end.
  ///
  /// - Throws: ``ClockError`` with code `negative`; with code `realTime` on a monotonic clock.
  public func block(for duration: Duration) throws(ClockError) {
    try runtime.loop.block(for: duration)
  }
}
