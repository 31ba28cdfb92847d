internal import TraceModel

/// The stretches of a trace in which something was on its way: a controller appearing or
/// disappearing, an animation or a transition that the recorder stated.
struct Transitions {
  /// Places of events, begin and end, by ascending begin.
  private var stretches: [Range<Int>] = []
  /// The latest end of all stretches up to each place.
  private var latest: [Int] = []

  init(_ history: TraceHistory) {
    let observed = history.trace.header.observed
    for bands in history.bands {
      for band in bands where band.state == .appearing || band.state == .disappearing {
        // A state that never ends stands still; one whose end is not logged says nothing.
        guard let end = band.end, !UnseenEnd.applies(to: band, observed: observed) else { continue }
        stretches.append(band.begin..<max(band.begin, end))
      }
    }
    addStated(history)
    stretches.sort { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    var last = Int.min
    latest = stretches.map { stretch in
      last = max(last, stretch.upperBound)
      return last
    }
  }

  private mutating func addStated(_ history: TraceHistory) {
    let events = history.trace.events
    var open: [Stated: [Int]] = [:]
    for place in events.indices {
      let kind = events.kinds[place]
      guard kind == .stateBegin || kind == .stateEnd else { continue }
      let name = events.eventNames[place]
      guard name == .animatingState || name == .transitioningState else { continue }
      let key = Stated(subject: events.subjects[place], name: name)
      if kind == .stateBegin {
        open[key, default: []].append(place)
      } else if let begin = open[key]?.popLast() {
        stretches.append(begin..<place)
      }
    }
  }

  private struct Stated: Hashable {
    var subject: SubjectID
    var name: Name
  }

  /// Tells whether something was on its way all through the pause before an event.
  func cover(pauseBefore event: Int, after before: Int) -> Bool {
    var place = stretches.partition { $0.lowerBound <= before } - 1
    while place >= 0, latest[place] >= event {
      if stretches[place].upperBound >= event { return true }
      place -= 1
    }
    return false
  }
}
