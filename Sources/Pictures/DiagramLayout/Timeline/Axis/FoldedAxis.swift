internal import TraceModel

/// An axis with compressed pauses and room for labels.
///
/// ``TimeScale`` computes its positions.
struct FoldedAxis {
  var stops: AxisStops
  /// Whether the strip begins where the one above it ends, without a pause.
  let isContinued: Bool
  /// Whether only the order of events sets them apart, except at the breaks.
  let isOrderOnly: Bool

  init(_ stops: AxisStops, isContinued: Bool, history: TraceHistory) {
    self.stops = stops
    self.isContinued = isContinued
    let breaks = Set(stops.breaks.map(\.stop))
    let times = stops.times
    isOrderOnly =
      history.trace.header.clock == .virtual
      && times.indices.dropFirst().allSatisfy { stop in
        breaks.contains(stop) || times[stop].difference(from: times[stop - 1]) < history.resolution
      }
  }

  /// The events to which the marks of the axis refer.
  ///
  /// The end is further right than its time requires, so that labels fit: no mark leads there.
  var ticks: AxisTicks.Stops {
    let count = max(1, stops.times.count - 1)
    return AxisTicks.Stops(
      times: Array(stops.times.prefix(count)),
      positions: Array(stops.positions.prefix(count)),
      starts: [0] + stops.breaks.map(\.stop).filter { $0 < stops.times.count - 1 }
    )
  }
}
