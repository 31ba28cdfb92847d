internal import TraceModel

/// The periods of a trace in which a controller appeared or disappeared, or an animation or
/// transition was recorded.
struct TransitionPeriods {
  /// The periods in nanoseconds, ascending, without overlaps.
  private var periods: [Range<Int64>] = []

  init(_ history: TraceHistory) {
    let observed = history.trace.header.observed
    var all: [Range<Int64>] = []
    for bands in history.bands {
      for band in bands where band.state == .appearing || band.state == .disappearing {
        // A state without an end is not a transition; an end that is not logged is unknown.
        guard band.end != nil, !UnseenEnd.applies(to: band, observed: observed) else { continue }
        all.append(Self.period(band.start, band.finish))
      }
    }
    all += Self.stated(history)
    all.sort { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    for period in all where !period.isEmpty {
      if let last = periods.last, period.lowerBound <= last.upperBound {
        let end = max(last.upperBound, period.upperBound)
        periods[periods.count - 1] = last.lowerBound..<end
      } else {
        periods.append(period)
      }
    }
  }

  private static func period(_ start: Instant, _ end: Instant) -> Range<Int64> {
    start.nanoseconds..<max(start.nanoseconds, end.nanoseconds)
  }

  private static func stated(_ history: TraceHistory) -> [Range<Int64>] {
    let events = history.trace.events
    var open: [Stated: [Instant]] = [:]
    var periods: [Range<Int64>] = []
    for index in events.indices {
      let kind = events.kinds[index]
      guard kind == .stateBegin || kind == .stateEnd else { continue }
      let name = events.eventNames[index]
      guard name == .animatingState || name == .transitioningState else { continue }
      let key = Stated(subject: events.subjects[index], name: name)
      if kind == .stateBegin {
        open[key, default: []].append(events.times[index])
      } else if let begin = open[key]?.popLast() {
        periods.append(period(begin, events.times[index]))
      }
    }
    return periods
  }

  private struct Stated: Hashable {
    var subject: SubjectID
    var name: Name
  }

  /// Whether transitions cover at least half of a pause.
  func cover(from start: Int64, to end: Int64) -> Bool {
    guard start < end else { return false }
    var index = periods.partition { $0.upperBound <= start }
    var covered = 0.0
    while index < periods.count, periods[index].lowerBound < end {
      let common = periods[index].clamped(to: start..<end)
      covered += Double(common.upperBound) - Double(common.lowerBound)
      index += 1
    }
    return covered >= (Double(end) - Double(start)) / 2
  }
}
