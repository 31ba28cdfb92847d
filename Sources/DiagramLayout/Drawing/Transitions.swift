internal import TraceModel

/// The stretches of a trace in which something was on its way: a controller appearing or
/// disappearing, an animation or a transition that the recorder stated.
struct Transitions {
  /// Begins and ends in nanoseconds, ascending, none touching the next.
  private var stretches: [Range<Int64>] = []

  init(_ history: TraceHistory) {
    let observed = history.trace.header.observed
    var all: [Range<Int64>] = []
    for bands in history.bands {
      for band in bands where band.state == .appearing || band.state == .disappearing {
        // A state that never ends stands still; one whose end is not logged says nothing.
        guard band.end != nil, !UnseenEnd.applies(to: band, observed: observed) else { continue }
        all.append(Self.stretch(band.start, band.finish))
      }
    }
    all += Self.stated(history)
    all.sort { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    for stretch in all where !stretch.isEmpty {
      if let last = stretches.last, stretch.lowerBound <= last.upperBound {
        let end = max(last.upperBound, stretch.upperBound)
        stretches[stretches.count - 1] = last.lowerBound..<end
      } else {
        stretches.append(stretch)
      }
    }
  }

  private static func stretch(_ start: Instant, _ end: Instant) -> Range<Int64> {
    start.nanoseconds..<max(start.nanoseconds, end.nanoseconds)
  }

  private static func stated(_ history: TraceHistory) -> [Range<Int64>] {
    let events = history.trace.events
    var open: [Stated: [Instant]] = [:]
    var stretches: [Range<Int64>] = []
    for place in events.indices {
      let kind = events.kinds[place]
      guard kind == .stateBegin || kind == .stateEnd else { continue }
      let name = events.eventNames[place]
      guard name == .animatingState || name == .transitioningState else { continue }
      let key = Stated(subject: events.subjects[place], name: name)
      if kind == .stateBegin {
        open[key, default: []].append(events.times[place])
      } else if let begin = open[key]?.popLast() {
        stretches.append(stretch(begin, events.times[place]))
      }
    }
    return stretches
  }

  private struct Stated: Hashable {
    var subject: SubjectID
    var name: Name
  }

  /// Tells whether something was on its way during at least half of a pause.
  func cover(from start: Int64, to end: Int64) -> Bool {
    guard start < end else { return false }
    var place = stretches.partition { $0.upperBound <= start }
    var covered = 0.0
    while place < stretches.count, stretches[place].lowerBound < end {
      let common = stretches[place].clamped(to: start..<end)
      covered += Double(common.upperBound) - Double(common.lowerBound)
      place += 1
    }
    return covered >= (Double(end) - Double(start)) / 2
  }
}
