import TraceModel
import TraceRecorder

extension MainLoopReceiver {
  /// Runs the main loop of the current run for `RunLoop.main.run(until:)` and `run(mode:before:)`.
  ///
  /// - Returns: Whether the loop has run; `false` on a clock of real time, in the endless future
  ///   without work, while the main loop is running already, and while real work runs.
  static func runLoop(_ duration: Duration, _ endsAfterWork: Bool) -> Bool {
    guard MainActorCheck.isOnMainActor, let runtime = Runtime.running else { return false }
    guard !runtime.mailbox.hasEnded, !BodyDriver.of(runtime).isOtherWorkRunning else {
      return false
    }
    return MainActor.assumeIsolated { run(runtime.loop, duration, endsAfterWork) }
  }

  @MainActor
  private static func run(_ loop: TurnLoop, _ duration: Duration, _ endsAfterWork: Bool) -> Bool {
    guard loop.isVirtual, duration >= .zero else { return false }
    let duration = rounded(duration)
    // A date in the distant future is no time to advance to.
    let isEndless = duration > .seconds(86_400 * 365)
    guard !isEndless || loop.next != nil else { return false }
    do throws(ClockError) {
      guard endsAfterWork || isEndless else {
        try loop.advance(by: duration)
        return true
      }
      let next = loop.next
      let delay = loop.isCommitNeeded ? .zero : next.map { loop.now.duration(to: $0.due) }
      try loop.advance(by: min(max(.zero, delay ?? duration), duration))
      return true
    } catch {
      return false
    }
  }

  /// Rounds a duration up: to 10 ms, if it is longer, or else to 1 ms.
  ///
  /// The limit was computed from a time of day that is past by now; rounding gives equal runs equal
  /// times.
  private static func rounded(_ duration: Duration) -> Duration {
    let unit = duration > .milliseconds(10) ? Duration.milliseconds(10) : .milliseconds(1)
    return unit * (duration / unit).rounded(.up)
  }
}
