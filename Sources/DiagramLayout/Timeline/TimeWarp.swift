internal import TraceModel

/// Gives each event its place on the x axis, so that every label finds room.
///
/// One sweep over the events in their order. A step is in proportion to the time, within limits;
/// a long pause gets a strip of fixed width. Where a lane has no free row for a label, the event
/// moves right until it has: the axis bends, and no label ever meets another. The order of events
/// is kept, so that x never falls while time goes on.
package struct TimeWarp {
  /// An event that needs a place.
  package struct Stop: Sendable {
    /// The moment in nanoseconds.
    package var time: Int64
    /// The labels that stand at it: lane and width of the box.
    package var labels: [(lane: Int, width: Double)]
    /// The width of the axis label that stands here when a burst begins.
    package var axisLabelWidth: Double

    /// Creates a stop.
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

  /// A pause that is drawn compressed.
  package struct Fold: Hashable, Sendable {
    /// The stop after the pause.
    package var stop: Int
    /// The left edge of the strip.
    package var left: Double
    /// The right edge of the strip.
    package var right: Double
    /// The length in nanoseconds.
    package var length: Int64
  }

  /// How time becomes width.
  package enum Mode: Sendable {
    /// Pauses longer than a threshold in nanoseconds become strips.
    case folded(threshold: Int64)
    /// Each event is one step; times do not count.
    case ordinal
    /// Distances are times: so many pixels a nanosecond; labels move nothing.
    case linear(pixels: Double)
  }

  /// The place of each stop, ascending.
  package private(set) var places: [Double] = []
  /// The strips from left to right.
  package private(set) var folds: [Fold] = []

  private let mode: Mode
  private let rows: Int
  private let resolution: Int64
  private let foldWidth: (Int64, Int) -> Double

  private static let leastStep = 6.0
  private static let equalStep = 5.0
  private static let typicalStep = 9.0
  private static let mostStep = 44.0
  private static let ordinalStep = 14.0
  private static let foldLead = 14.0
  private static let foldTail = 9.0

  /// The least distance of two stops; 0 where distances are times.
  static func narrowestStep(_ mode: TimelineLayout.Mode) -> Double {
    switch mode {
    case .ordinal: ordinalStep
    case .folded: min(equalStep, leastStep)
    case .linear: 0
    }
  }

  private struct Resident {
    var end: Double
    var level: Int
  }

  /// Places stops.
  ///
  /// - Parameters:
  ///   - stops: The stops in the order of events; times must not fall.
  ///   - start: Where the first stop stands.
  ///   - mode: How time becomes width.
  ///   - rows: The rows of labels in a lane, at least 1.
  ///   - resolution: The shortest time that means anything, in nanoseconds; shorter ones, which
  ///     only keep events in order, all get the least step.
  ///   - foldWidth: The width that the text on a pause needs, by its length and the stop after it.
  package init(
    _ stops: [Stop],
    start: Double,
    mode: Mode,
    rows: Int,
    resolution: Int64 = 1,
    foldWidth: @escaping (_ length: Int64, _ stop: Int) -> Double
  ) {
    self.mode = mode
    self.resolution = resolution
    self.rows = max(1, rows)
    self.foldWidth = foldWidth
    place(stops, from: start)
  }

  private mutating func place(_ stops: [Stop], from start: Double) {
    if case .linear(let pixels) = mode {
      let first = stops.first?.time ?? 0
      places = stops.map { start + Double(Self.gap(first, $0.time)) * pixels }
      return
    }
    let pixels = pixelsPerNanosecond(stops)
    var residents: [Int: [Resident]] = [:]
    var axisEnd = -Double.infinity
    for (number, stop) in stops.enumerated() {
      var x = start
      var fold: Fold?
      if let before = places.last {
        let gap = Self.gap(stops[number - 1].time, stop.time)
        if isFold(gap) {
          let left = before + Self.foldLead
          x = max(left + max(32, foldWidth(gap, number)) + Self.foldTail, axisEnd + 6)
          fold = Fold(stop: number, left: left, right: x - Self.foldTail, length: gap)
        } else {
          x = before + step(for: gap, pixels)
        }
      }
      for label in stop.labels {
        x = max(x, roomy(x, before: stop.labels, residents[label.lane] ?? []))
      }
      for label in stop.labels {
        var row = (residents[label.lane] ?? []).filter { $0.end > x }
        let level = (row.map(\.level).max() ?? -1) + 1
        row.append(Resident(end: x + label.width + TimelineMetrics.labelGap, level: level))
        residents[label.lane] = row
      }
      if number == 0 || fold != nil { axisEnd = x + stop.axisLabelWidth }
      if var fold {
        fold.right = x - Self.foldTail
        folds.append(fold)
      }
      places.append(x)
    }
  }

  /// Moves the last stop right; a pause before it moves along, since nothing follows it.
  package mutating func moveEnd(to x: Double) {
    guard let last = places.last, x > last else { return }
    places[places.count - 1] = x
    guard var fold = folds.popLast() else { return }
    if fold.stop == places.count - 1 {
      let width = fold.right - fold.left
      fold.right = x - Self.foldTail
      fold.left = fold.right - width
    }
    folds.append(fold)
  }

  /// Returns the first place at or after x where the lane's staircase has a step left.
  private func roomy(
    _ x: Double,
    before labels: [(lane: Int, width: Double)],
    _ residents: [Resident]
  ) -> Double {
    // Labels of one stop stand below each other; a lane gets more rows when one stop needs them.
    let wanted = max(1, rows - (labels.count - 1))
    var x = x
    while true {
      let active = residents.filter { $0.end > x }
      guard let level = active.map(\.level).max(), level + 1 >= wanted else { return x }
      let blocking = active.filter { $0.level + 1 >= wanted }
      guard let end = blocking.map(\.end).max() else { return x }
      x = end
    }
  }

  private func isFold(_ gap: Int64) -> Bool {
    guard case .folded(let threshold) = mode else { return false }
    return gap > threshold
  }

  private func step(for gap: Int64, _ pixels: Double) -> Double {
    switch mode {
    case .ordinal: Self.ordinalStep
    case .folded, .linear:
      gap < resolution
        ? (gap == 0 ? Self.equalStep : Self.leastStep)
        : min(max(Double(gap) * pixels, Self.leastStep), Self.mostStep)
    }
  }

  /// The scale at which the middle one of all short gaps gets a step of typical width.
  private func pixelsPerNanosecond(_ stops: [Stop]) -> Double {
    var gaps: [Int64] = []
    for number in stops.indices.dropFirst() {
      let gap = Self.gap(stops[number - 1].time, stops[number].time)
      if gap >= max(1, resolution), !isFold(gap) { gaps.append(gap) }
    }
    guard !gaps.isEmpty else { return 1 }
    gaps.sort()
    return Self.typicalStep / Double(gaps[gaps.count / 2])
  }

  private static func gap(_ from: Int64, _ to: Int64) -> Int64 {
    max(0, to.difference(from: from))
  }
}
