internal import TraceModel

extension ClockKind {
  /// The shortest meaningful time, in nanoseconds.
  ///
  /// The virtual clock advances by nanoseconds and the log importer by microseconds only to keep
  /// events in order; shorter differences are not durations.
  var resolution: Int64 {
    switch self {
    case .virtual: 1_000
    case .wall, .order: 10_000
    case .monotonic: 1
    }
  }
}

extension TraceHistory {
  /// The shortest meaningful time of the trace's clock, in nanoseconds.
  var resolution: Int64 { trace.header.clock.resolution }

  /// Formats a time or duration; one shorter than the resolution of the clock is 0.
  func text(ofTime nanoseconds: Int64) -> String {
    TimeText.length(nanoseconds.magnitude < resolution.magnitude ? 0 : nanoseconds)
  }

  /// The time from the first to the last event with a stated time, in nanoseconds.
  ///
  /// It is `nil` if only one event has a stated time: the duration of the others is unknown.
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

  /// The index in ``spans`` of the call that begins with an event.
  func span(at event: Int) -> Int? {
    let low = spans.partition { $0.begin < event }
    return low < spans.count && spans[low].begin == event ? low : nil
  }
}
