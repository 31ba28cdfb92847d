internal import DiagramLayout
internal import TraceModel

/// The positions of the events of a trace on the time axis of Perfetto.
struct ExportAxis {
  /// A pause that the axis compresses.
  struct Pause {
    /// The index of the event after the pause.
    var event: Int
    /// The real length.
    var length: Duration
    /// Whether a transition or an animation covers at least half of the pause.
    var isTransition: Bool
  }

  /// The distance of two events, in nanoseconds.
  static let step: Int64 = 1_000_000
  /// The width of a pause, in nanoseconds.
  static let pauseWidth: Int64 = 10_000_000
  /// The distance of two findings about one event, so that Perfetto draws them side by side.
  private static let findingDistance: Int64 = 10_000

  /// The position of each event in nanoseconds, ascending from 0.
  private(set) var positions: ContiguousArray<Int64> = []
  /// The pauses in order; empty for an axis of real times.
  private(set) var pauses: [Pause] = []
  /// The position of the end of the trace.
  private(set) var end: Int64 = 0
  /// Whether distances are not times.
  let isFolded: Bool
  /// Whether the trace has no times, so that positions only show the order of events.
  let isOrdinal: Bool

  /// Places the events.
  ///
  /// - Parameters:
  ///   - history: The history of the trace.
  ///   - options: The kind of axis.
  ///   - isShown: Whether the event at an index has a position of its own on a folded axis.
  init(
    _ history: TraceHistory,
    options: PerfettoExport.Options,
    isShown: (Int) -> Bool
  ) {
    let axis = EventAxis(history, threshold: options.foldThreshold)
    isOrdinal = axis.isOrdinal
    isFolded = options.axis == .folded
    let times = history.trace.events.times
    positions.reserveCapacity(times.count)
    guard isFolded else {
      let first = times.first ?? .zero
      for time in times { positions.append(max(0, first.nanoseconds(to: time))) }
      end = positions.last ?? 0
      return
    }
    var next: Int64 = 0
    var rest = axis.pauses[...]
    for index in times.indices {
      if rest.first?.event == index, let pause = rest.popFirst() {
        let length = times[index - 1].duration(to: times[index])
        pauses.append(Pause(event: index, length: length, isTransition: pause.isTransition))
        next += Self.pauseWidth
      }
      positions.append(next)
      if isShown(index) { next += Self.step }
    }
    end = next
  }

  /// The position of a finding about an event.
  ///
  /// - Parameters:
  ///   - number: The number of findings about the same event before this one.
  ///   - event: The index of the event.
  /// - Returns: The position in nanoseconds.
  func position(ofFinding number: Int, at event: Int) -> Int64 {
    let distance = isFolded ? Self.findingDistance : 1
    let limit = isFolded ? Self.step / distance - 1 : .max
    return positions[event].advanced(saturatingBy: min(Int64(number), limit) * distance)
  }
}
