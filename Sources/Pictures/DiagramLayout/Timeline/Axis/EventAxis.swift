package import TraceModel

/// The positions of all events on the axis of a timeline that compresses pauses, without room for
/// labels.
package struct EventAxis: Sendable {
  /// A compressed pause.
  package struct Pause: Hashable, Sendable {
    /// The index of the event after the pause.
    package var event: Int
    /// Whether a transition or an animation covers at least half of the pause.
    package var isTransition: Bool
  }

  /// The position of each event in pixels at scale 1, ascending from 0.
  package let positions: [Double]
  /// The pauses from left to right.
  package let pauses: [Pause]
  /// Whether the axis shows only the order of events, because the trace has no times.
  package let isOrdinal: Bool
  /// The shortest meaningful time of the trace's clock, in nanoseconds.
  package let resolution: Int64

  /// Places the events of a history.
  ///
  /// - Parameters:
  ///   - history: The history.
  ///   - threshold: A pause longer than this is compressed.
  package init(
    _ history: TraceHistory,
    threshold: Duration = TimelineLayout.Options().foldThreshold
  ) {
    let times = history.trace.events.times.map(\.nanoseconds)
    isOrdinal = history.isUntimed
    resolution = history.resolution
    let scale = TimeScale(
      times.map { TimeScale.Stop(time: $0, labels: []) },
      start: 0,
      mode: isOrdinal ? .ordinal : .folded(threshold: threshold.wholeNanoseconds),
      rows: 1,
      resolution: resolution,
      breakWidth: { _, _ in 0 }
    )
    positions = scale.positions
    let transitions = TransitionPeriods(history)
    pauses = scale.breaks.map { pause in
      let isTransition = transitions.cover(from: times[pause.stop - 1], to: times[pause.stop])
      return Pause(event: pause.stop, isTransition: isTransition)
    }
  }
}
