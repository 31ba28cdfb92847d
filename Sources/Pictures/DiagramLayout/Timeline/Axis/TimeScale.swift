internal import TraceModel

/// Computes the position of each stop of an axis so that every label has room.
///
/// One sweep visits the stops in their order. A step is proportional to the time, within limits; a
/// long pause becomes a break of fixed width. Where a lane has no free row for a label, the stop
/// moves right until a row is free: the scale is distorted, but labels never overlap. The order of
/// events is kept: positions never decrease.
package struct TimeScale {
  /// An event that needs a position.
  package struct Stop: Sendable {
    /// The time in nanoseconds.
    package var time: Int64
    /// The labels at the stop: the lane and the width of each.
    package var labels: [(lane: Int, width: Double)]
    /// The width of the axis label if a burst begins at the stop.
    package var axisLabelWidth: Double

    package init(
      time: Int64,
      labels: [(lane: Int, width: Double)],
      axisLabelWidth: Double = 0
    ) {
      self.time = time
      self.labels = labels
      self.axisLabelWidth = axisLabelWidth
    }
  }

  /// The relation of times and distances.
  package enum Mode: Sendable {
    /// Pauses longer than a threshold in nanoseconds become breaks.
    case folded(threshold: Int64)
    /// All steps are equal; times do not count.
    case ordinal
  }

  /// The position of each stop, ascending.
  package private(set) var positions: [Double] = []
  /// The breaks from left to right.
  package private(set) var breaks: [AxisBreak] = []

  private let mode: Mode
  private let rows: Int
  private let resolution: Int64
  private let breakWidth: (Int64, Int) -> Double

  private static let minimumStep = 6.0
  private static let equalStep = 5.0
  private static let typicalStep = 9.0
  private static let maximumStep = 44.0
  private static let ordinalStep = 14.0
  private static let minimumBreak = 32.0
  private static let breakLead = 14.0
  private static let breakTail = 9.0

  /// The minimum distance of two stops; 0 where distances are times.
  static func minimumStep(_ mode: TimelineLayout.Mode) -> Double {
    switch mode {
    case .ordinal: ordinalStep
    case .folded: min(equalStep, minimumStep)
    case .linear: 0
    }
  }

  /// A label that is placed left of the current stop.
  private struct Placed {
    var end: Double
    var row: Int
  }

  /// Computes the positions.
  ///
  /// - Parameters:
  ///   - stops: The stops in the order of events; times must not decrease.
  ///   - start: The position of the first stop.
  ///   - mode: The relation of times and distances.
  ///   - rows: The rows of labels in a lane, at least 1.
  ///   - resolution: The shortest meaningful time in nanoseconds. Shorter times only keep events in
  ///     order and all become the minimum step.
  ///   - breakWidth: The width of the text above a break, by the break's length and the index of
  ///     the stop after it.
  package init(
    _ stops: [Stop],
    start: Double,
    mode: Mode,
    rows: Int,
    resolution: Int64 = 1,
    breakWidth: @escaping (_ length: Int64, _ stop: Int) -> Double
  ) {
    self.mode = mode
    self.resolution = resolution
    self.rows = max(1, rows)
    self.breakWidth = breakWidth
    place(stops, from: start)
  }

  private mutating func place(_ stops: [Stop], from start: Double) {
    let pixels = pixelsPerNanosecond(stops)
    var lanes: [Int: [Placed]] = [:]
    var axisLabelEnd = -Double.infinity
    for (number, stop) in stops.enumerated() {
      var x = start
      var pause: AxisBreak?
      if let before = positions.last {
        let gap = Self.gap(stops[number - 1].time, stop.time)
        if isBreak(gap) {
          let left = before + Self.breakLead
          let width = max(Self.minimumBreak, breakWidth(gap, number))
          x = max(left + width + Self.breakTail, axisLabelEnd + 6)
          pause = AxisBreak(stop: number, left: left, right: x - Self.breakTail, length: gap)
        } else {
          x = before + step(for: gap, pixels)
        }
      }
      for label in stop.labels {
        x = max(x, minimumX(from: x, clearing: lanes[label.lane] ?? [], for: stop.labels))
      }
      for label in stop.labels {
        var covering = (lanes[label.lane] ?? []).filter { $0.end > x }
        let row = (covering.map(\.row).max() ?? -1) + 1
        covering.append(Placed(end: x + label.width + TimelineMetrics.labelGap, row: row))
        lanes[label.lane] = covering
      }
      if number == 0 || pause != nil { axisLabelEnd = x + stop.axisLabelWidth }
      if var pause {
        pause.right = x - Self.breakTail
        breaks.append(pause)
      }
      positions.append(x)
    }
  }

  /// Multiplies all distances from the first stop by a factor, at least 1.
  mutating func stretch(by factor: Double) {
    guard let first = positions.first else { return }
    positions = positions.map { first + ($0 - first) * factor }
    for number in breaks.indices {
      let right = positions[breaks[number].stop] - Self.breakTail
      let left = positions[breaks[number].stop - 1] + Self.breakLead
      (breaks[number].left, breaks[number].right) = (left, right)
    }
  }

  /// Moves the last stop right; a break directly before it moves along.
  package mutating func moveEnd(to x: Double) {
    guard let last = positions.last, x > last else { return }
    positions[positions.count - 1] = x
    guard var pause = breaks.popLast() else { return }
    if pause.stop == positions.count - 1 {
      let width = pause.right - pause.left
      pause.right = x - Self.breakTail
      pause.left = pause.right - width
    }
    breaks.append(pause)
  }

  /// Sets ``AxisBreak/isTransition`` of all breaks, by the index of the stop after each.
  mutating func markTransitions(_ isTransition: (_ stop: Int) -> Bool) {
    for number in breaks.indices {
      breaks[number].isTransition = isTransition(breaks[number].stop)
    }
  }

  /// Returns the first position at or after `x` where a lane has a free row of labels.
  private func minimumX(
    from x: Double,
    clearing placed: [Placed],
    for labels: [(lane: Int, width: Double)]
  ) -> Double {
    // The labels of one stop are stacked; a lane gets more rows when one stop needs them.
    let limit = max(1, rows - (labels.count - 1))
    var x = x
    while true {
      let covering = placed.filter { $0.end > x }
      guard let row = covering.map(\.row).max(), row + 1 >= limit else { return x }
      let blocking = covering.filter { $0.row + 1 >= limit }
      guard let end = blocking.map(\.end).max() else { return x }
      x = end
    }
  }

  private func isBreak(_ gap: Int64) -> Bool {
    guard case .folded(let threshold) = mode else { return false }
    return gap > threshold
  }

  private func step(for gap: Int64, _ pixels: Double) -> Double {
    switch mode {
    case .ordinal: Self.ordinalStep
    case .folded:
      gap < resolution
        ? (gap == 0 ? Self.equalStep : Self.minimumStep)
        : min(max(Double(gap) * pixels, Self.minimumStep), Self.maximumStep)
    }
  }

  /// The scale at which the median of all short gaps gets a step of typical width.
  private func pixelsPerNanosecond(_ stops: [Stop]) -> Double {
    var gaps: [Int64] = []
    for number in stops.indices.dropFirst() {
      let gap = Self.gap(stops[number - 1].time, stops[number].time)
      if gap >= max(1, resolution), !isBreak(gap) { gaps.append(gap) }
    }
    guard !gaps.isEmpty else { return 1 }
    gaps.sort()
    return Self.typicalStep / Double(gaps[gaps.count / 2])
  }

  private static func gap(_ from: Int64, _ to: Int64) -> Int64 {
    max(0, to.difference(from: from))
  }
}
