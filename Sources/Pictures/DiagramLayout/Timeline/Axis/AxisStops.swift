internal import TraceModel

/// The events of a strip that need a position, placed by a ``TimeScale``.
struct AxisStops {
  /// The events, ascending; the last one is the end of the strip.
  let events: [Int]
  /// The time of each event in nanoseconds.
  let times: [Int64]
  private(set) var scale: TimeScale

  var positions: [Double] { scale.positions }
  var breaks: [AxisBreak] { scale.breaks }
  /// The position of the end of the strip.
  var end: Double { positions.last ?? 0 }

  init(events: [Int], times: [Int64], scale: TimeScale, transitions: TransitionPeriods? = nil) {
    self.events = events
    self.times = times
    self.scale = scale
    guard let transitions else { return }
    self.scale.markTransitions { stop in
      transitions.cover(from: times[stop - 1], to: times[stop])
    }
  }

  /// The position of an event; that of the next stop for an event between two stops.
  func x(of event: Int) -> Double {
    positions[min(events.partition { $0 < event }, positions.count - 1)]
  }

  mutating func stretch(by factor: Double) { scale.stretch(by: factor) }

  mutating func moveEnd(to x: Double) { scale.moveEnd(to: x) }
}
