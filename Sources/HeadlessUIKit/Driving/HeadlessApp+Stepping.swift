public import TraceModel

/// The clock in small steps, and as far as there is work.
///
/// The operations are those of the virtual clocks of fake_async, Robolectric's paused looper and
/// sinon's fake timers (github.com/dart-lang/fake_async, github.com/robolectric/robolectric,
/// github.com/sinonjs/fake-timers).
extension HeadlessApp {
  /// When the first work that waits is due; `nil` when nothing waits.
  public var nextDue: TraceModel.Instant? { runtime.loop.next?.due }

  /// When the last work that waits is due, as far as it is known now; `nil` when nothing waits.
  public var lastDue: TraceModel.Instant? { runtime.loop.pending.last?.due }

  /// Runs one piece of work, the first that waits, moving the clock to its time; then commits.
  ///
  /// What was done since the last turn commits before it.
  ///
  /// - Returns: Whether there was one.
  /// - Throws: ``ClockError`` with code `reentrant`; with code `realTime` when the work is due later
  ///   on a monotonic clock.
  @discardableResult
  public func runOneTask() throws(ClockError) -> Bool {
    try runtime.loop.runFirst()
  }

  /// Whether time passes only when the run lets it pass.
  package var isVirtual: Bool { runtime.loop.isVirtual }

  /// Runs one turn of the main loop: what was done since the last turn, or else what is due now; one
  /// commit; what waited for the commit.
  ///
  /// - Throws: ``ClockError`` with code `reentrant`.
  package func turn() throws(ClockError) {
    try runtime.loop.turn()
  }

  /// Moves the clock to the time of the first work that waits, and runs all that is due then.
  ///
  /// - Returns: Whether work waited.
  /// - Throws: ``ClockError``, with code `realTime` on a monotonic clock.
  @discardableResult
  public func advanceToNext() throws(ClockError) -> Bool {
    try runtime.loop.idle()
    guard let next = nextDue else { return false }
    try runtime.loop.advance(by: max(.zero, now.duration(to: next)))
    return true
  }

  /// Lets time pass until the last work that waits now was run.
  ///
  /// Work that is scheduled on the way runs when it is due by then; what is due later goes on
  /// waiting. A timer that repeats counts with its next firing.
  ///
  /// - Throws: ``ClockError``, with code `realTime` on a monotonic clock.
  public func runToLast() throws(ClockError) {
    guard let last = lastDue else {
      try runtime.loop.idle()
      return
    }
    try runtime.loop.advance(by: max(.zero, now.duration(to: last)))
  }

  /// Lets time pass until no work is left but timers that repeat.
  ///
  /// - Parameter timeout: How much time may pass at most.
  /// - Returns: How much time passed.
  /// - Throws: ``ClockError`` with code `unsettled` and what is left after the timeout.
  @discardableResult
  public func runToEnd(timeout: Duration = .seconds(3600)) throws(ClockError) -> Duration {
    let start = now
    try settle(timeout: timeout)
    return start.duration(to: now)
  }

  /// Lets time pass in which nothing runs, as code does that keeps the main thread busy.
  ///
  /// May be called from inside callbacks and blocks. What becomes due meanwhile runs late, in the
  /// next turn; an `advance(by:)` that is under way becomes longer by it.
  ///
  /// - Throws: ``ClockError`` with code `negative`; with code `realTime` on a monotonic clock.
  public func block(for duration: Duration) throws(ClockError) {
    try runtime.loop.block(for: duration)
  }
}
