internal import TraceModel

extension ClockKind {
  /// The shortest time that means anything, in nanoseconds.
  ///
  /// The virtual clock counts single nanoseconds and a log's reader single microseconds to keep
  /// events in order, not because anything took so long.
  var resolution: Int64 {
    switch self {
    case .virtual: 1_000
    case .wall, .order: 10_000
    case .monotonic: 1
    }
  }
}

extension TraceHistory {
  /// The shortest time of the trace's clock that means anything, in nanoseconds.
  var resolution: Int64 { trace.header.clock.resolution }

  /// Writes a length of time or a moment; one that the clock cannot tell from nothing is 0.
  func text(ofTime nanoseconds: Int64) -> String {
    TimeText.length(nanoseconds.magnitude < resolution.magnitude ? 0 : nanoseconds)
  }

  /// The time from the first to the last event, in nanoseconds, as far as they state their times.
  ///
  /// It is `nil` when events stand at steps behind a single stated time: they took no known time.
  var statedLength: Int64? {
    let events = trace.events
    let isStated = { (index: Int) in !events[index].flags.contains(.untimed) }
    guard let first = events.indices.first(where: isStated),
      let last = events.indices.last(where: isStated)
    else { return nil }
    let length = events.times[first].duration(to: events.times[last]).wholeNanoseconds
    let hasSteps = first > 0 || last < events.count - 1
    return length <= 0 && (hasSteps || trace.header.clock == .wall) ? nil : max(0, length)
  }

  /// Whether only the order of the events is known.
  var isUntimed: Bool {
    if trace.header.clock == .order { return true }
    return !trace.events.isEmpty && trace.events.allSatisfy { $0.flags.contains(.untimed) }
  }

  /// Finds the call that begins with an event: its place in ``spans``, by bisection.
  func span(at event: Int) -> Int? {
    let low = spans.partition { $0.begin < event }
    return low < spans.count && spans[low].begin == event ? low : nil
  }
}
