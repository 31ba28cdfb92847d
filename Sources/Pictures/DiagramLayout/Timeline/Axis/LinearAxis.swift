internal import TraceModel

/// An axis on which distances are times.
struct LinearAxis {
  let left: Double
  /// The position at which the time of the strip ends.
  let end: Double
  /// The events to which the marks of the axis refer.
  let ticks: AxisTicks.Stops
  private let events: [Int]
  private let positions: [Double]

  private let startEvent: Int

  private static let minimumWidth = 40.0

  /// Creates an axis that shows a whole timeline: it and its labels fill a width.
  init(
    _ content: TimelineContent,
    times: [Int64],
    from left: Double,
    to right: Double
  ) {
    events = content.stops
    startEvent = content.startEvent
    self.left = left
    let pixels = Self.pixels(content, events, times, left, right)
    let first = times.first ?? 0
    positions = times.map { left + Double(max(0, $0.difference(from: first))) * pixels }
    end = positions.last ?? left
    ticks = AxisTicks.Stops(times: times, positions: positions, starts: [0])
  }

  /// Creates an axis of a strip that shows a span of time; the scale is that of all strips.
  ///
  /// - Parameters:
  ///   - content: The content of the strip.
  ///   - times: The time of each stop of the content, in nanoseconds.
  ///   - span: The time that the strip shows, in nanoseconds.
  ///   - left: The left end of the axis.
  ///   - pixels: The pixels per nanosecond.
  init(
    _ content: TimelineContent,
    times: [Int64],
    span: Range<Int64>,
    from left: Double,
    pixels: Double
  ) {
    events = content.stops
    startEvent = content.startEvent
    self.left = left
    let first = times.first ?? span.lowerBound
    let start = left + Double(first.difference(from: span.lowerBound)) * pixels
    let positions = times.map { start + Double(max(0, $0.difference(from: first))) * pixels }
    let end = left + Double(span.upperBound.difference(from: span.lowerBound)) * pixels
    let inner = times.indices.filter { span.contains(times[$0]) }
    ticks = AxisTicks.Stops(
      times: [span.lowerBound] + inner.map { times[$0] } + [span.upperBound],
      positions: [left] + inner.map { positions[$0] } + [end],
      starts: [0]
    )
    self.positions = positions.dropLast() + [end]
    self.end = end
  }

  /// The scale of an axis that is broken into strips of equal length.
  ///
  /// - Parameters:
  ///   - step: The length of a strip in nanoseconds.
  ///   - widestLabel: The width that labels need right of the axis.
  ///   - width: The width of the axis with its labels.
  /// - Returns: The pixels per nanosecond.
  static func pixels(forStep step: Int64, widestLabel: Double, in width: Double) -> Double {
    max(minimumWidth, width - widestLabel - 8) / Double(max(1, step))
  }

  /// The pixels per nanosecond at which an axis and all its labels fill a width.
  private static func pixels(
    _ content: TimelineContent,
    _ stops: [Int],
    _ times: [Int64],
    _ left: Double,
    _ right: Double
  ) -> Double {
    guard let first = times.first, let last = times.last, last > first else { return 0 }
    var pixels = (right - left) / Double(last.difference(from: first))
    for label in content.lanes.lazy.flatMap(\.labels) {
      let time = times[min(stops.partition { $0 < label.event }, times.count - 1)]
      guard time > first else { continue }
      pixels = min(pixels, (right - left - label.width - 8) / Double(time.difference(from: first)))
    }
    return max(pixels, minimumWidth / Double(last.difference(from: first)))
  }

  /// The position of an event; that of the next stop for an event between two stops.
  func x(of event: Int) -> Double {
    guard event >= startEvent else { return left }
    return positions[min(events.partition { $0 < event }, positions.count - 1)]
  }
}
