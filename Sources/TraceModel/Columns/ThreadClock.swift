/// Moves times that go back within a thread up to the latest one of the thread.
package struct ThreadClock {
  private var latest: [ThreadID: Instant] = [:]

  /// Creates a clock that has seen nothing.
  package init() {}

  /// Takes the next event.
  ///
  /// Names of threads and events that nobody understood have no place in the order; their times
  /// stay and count for no other event.
  ///
  /// - Parameters:
  ///   - event: The next event by the order of lines.
  ///   - threshold: A time that goes back by more than this begins anew; `nil` when none does.
  /// - Returns: The time of the event, or the latest one of its thread when that is later.
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
