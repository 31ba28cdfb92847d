internal import TraceModel

/// Breaks a linear axis at equal, round times; strips in which nothing happens are left out.
struct LinearBreaker {
  /// The strips from top to bottom, at least two.
  private(set) var strips: [TimelineStrip]

  /// An axis with fewer pixels for each time with a callback is broken.
  private static let pixelsPerTime = 8.0
  private static let maximumStrips = 12.0
  private static let minimumAxis = 200.0

  /// Breaks the axis to the width of the frame; `nil` when it has room for its callbacks.
  init?(_ content: TimelineContent, _ frame: TimelineFrame) {
    let times = frame.history.trace.events.times
    let moments = Set(content.lanes.flatMap(\.calls).map { times[$0].nanoseconds })
    let stops = frame.times(of: content.stops)
    let width = frame.plotWidth(in: frame.width)
    let needed = Double(moments.count) * Self.pixelsPerTime / width
    guard let first = stops.first, let last = stops.last, last > first,
      width >= Self.minimumAxis, needed > 1
    else { return nil }
    let length = Double(last.difference(from: first))
    let step = Self.roundStep(length / min(needed, Self.maximumStrips))
    var parts: [(content: TimelineContent, span: Range<Int64>)] = []
    var from = first
    while from < last {
      let to = min(from.advanced(saturatingBy: step), last)
      let begin = from == first ? content.startEvent : times.partition { $0.nanoseconds < from }
      let end = to == last ? content.endEvent : times.partition { $0.nanoseconds < to }
      let part = content.slice(begin..<max(begin, end), isLinear: true)
      if begin < end,
        part.lanes.contains(where: { !$0.calls.isEmpty || !$0.labels.isEmpty })
      {
        parts.append((part, from..<to))
      }
      from = to
    }
    guard parts.count > 1 else { return nil }
    let widest = content.lanes.flatMap(\.labels).map(\.width).max() ?? 0
    let pixels = LinearAxis.pixels(forStep: step, widestLabel: widest, in: width)
    strips = parts.enumerated().map { number, part in
      let axis = LinearAxis(
        part.content,
        times: frame.times(of: part.content.stops),
        span: part.span,
        from: frame.plotLeft,
        pixels: pixels
      )
      let edge = frame.plotRight(in: frame.width) - 9
      return TimelineStrip(
        LabelLines.joined(part.content, to: edge) { axis.x(of: $0) },
        axis: .linear(axis),
        frame: frame,
        narrowest: frame.width,
        prefix: "strip-\(number + 1)-"
      )
    }
  }

  /// A round time near a number of nanoseconds, preferably shorter.
  private static func roundStep(_ nanoseconds: Double) -> Int64 {
    let wanted = Int64(max(1, min(nanoseconds, 9e18)))
    let round = AxisTicks.roundTime(wanted)
    return Double(round) <= 1.3 * nanoseconds
      ? round : max(1, AxisTicks.roundTime(Int64(max(1, nanoseconds / 2))))
  }
}
