/// Raises times that go back within a thread to the latest time of the thread.
package struct ThreadClock {
  private var latest: [ThreadID: Instant] = [:]

  /// Creates a clock without events.
  package init() {}

  /// Adds the next event.
  ///
  /// The times of metadata and of unknown events are kept and do not affect other events.
  ///
  /// - Parameters:
  ///   - event: The next event by the order of lines.
  ///   - threshold: A time that goes back by more than this begins a new run; `nil` for no limit.
  /// - Returns: The time of the event, or the latest time of its thread if that is later.
  package mutating func ascending(_ event: TraceEvent, threshold: Duration? = nil) -> Instant {
    guard event.kind.isTimed else { return event.time }
    let key = event.threadID
    var time = event.time
    if let before = latest[key], time < before {
      let isNewRun = threshold.map { time.duration(to: before) > $0 } ?? false
      if !isNewRun { time = before }
    }
    latest[key] = time
    return time
  }
}
