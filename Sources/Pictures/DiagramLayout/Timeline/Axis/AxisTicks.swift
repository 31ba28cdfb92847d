internal import TraceModel

/// Chooses the marks of the time axis.
///
/// Each burst of events begins with its time. Inside a burst the marks have round offsets:
/// multiples of 1, 2 or 5 times a power of ten (of minutes and hours in long traces), about one per
/// 80 pixels. Marks without room are left out; of several marks between two events close together
/// only the last one is kept. Each mark has a unit.
struct AxisTicks {
  /// The events to which the marks refer.
  struct Stops {
    /// The time of each stop in nanoseconds, ascending.
    var times: [Int64] = []
    /// The x of each stop, ascending.
    var positions: [Double] = []
    /// The indices of the stops at which bursts begin, ascending; the first is 0.
    var starts: [Int] = []
  }

  /// A mark.
  struct Tick: Hashable {
    var x: Double
    var text: String
    /// Whether the mark is the beginning of a burst.
    var isStart: Bool
  }

  /// The unit of offsets.
  private enum Unit: Int64 {
    case milliseconds = 1_000_000
    case microseconds = 1_000

    var name: String { self == .milliseconds ? "ms" : "µs" }
  }

  private(set) var ticks: [Tick] = []
  private var unit: Unit = .milliseconds

  /// Whether marks inside a burst show the time instead of the offset.
  private let isAbsolute: Bool
  private static let pixelsPerTick = 80.0
  private static let gap = 10.0

  /// Chooses marks.
  ///
  /// - Parameters:
  ///   - stops: The events to which the marks refer.
  ///   - minimumStep: The shortest meaningful step on the trace's clock, in nanoseconds.
  ///   - isAbsolute: Whether marks inside a burst show the time instead of the offset.
  ///   - hasOffsets: Whether there are marks inside a burst; without them, only the order counts
  ///     there.
  ///   - suffix: The text after the time of the first burst.
  ///   - width: The width of a label; the flag is set at the beginning of a burst.
  init(
    _ stops: Stops,
    minimumStep: Int64,
    isAbsolute: Bool = false,
    hasOffsets: Bool = true,
    suffix: String = "",
    width: (String, Bool) -> Double
  ) {
    self.isAbsolute = isAbsolute
    let (times, positions, starts) = (stops.times, stops.positions, stops.starts)
    let bursts = starts.indices.map { number in
      starts[number]..<(number + 1 < starts.count ? starts[number + 1] : times.count)
    }
    let lengths = bursts.map { times[$0.upperBound - 1].difference(from: times[$0.lowerBound]) }
    let longest = lengths.max() ?? 0
    if longest > 0, longest < 1_000_000 { unit = .microseconds }
    for burst in bursts {
      let start = Tick(
        x: positions[burst.lowerBound],
        text: TimeText.length(Self.rounded(times[burst.lowerBound], minimumStep))
          + (burst.lowerBound == 0 ? suffix : ""),
        isStart: true
      )
      ticks.append(start)
      guard hasOffsets else { continue }
      addOffsets(in: burst, times, positions, minimumStep, start.x + width(start.text, true), width)
    }
  }

  private mutating func addOffsets(
    in burst: Range<Int>,
    _ times: [Int64],
    _ positions: [Double],
    _ minimumStep: Int64,
    _ taken: Double,
    _ width: (String, Bool) -> Double
  ) {
    let (first, last) = (burst.lowerBound, burst.upperBound - 1)
    let length = times[last].difference(from: times[first])
    let count = Int64((positions[last] - positions[first]) / Self.pixelsPerTick)
    guard length > 0, count > 0 else { return }
    // A burst slightly longer than a round time has a mark at that time.
    let share = length / count - length / count / 500
    let step = max(Self.roundTime(share), minimumStep)
    var free = taken + Self.gap
    var stop = first
    var offset = step
    while offset <= length {
      while stop + 1 < last, times[stop + 1].difference(from: times[first]) <= offset { stop += 1 }
      let from = times[stop].difference(from: times[first])
      let to = times[stop + 1].difference(from: times[first])
      let distance = Double(to.difference(from: from))
      let part = to > from ? Double(offset.difference(from: from)) / distance : 0
      let x = positions[stop] + part * (positions[stop + 1] - positions[stop])
      let text =
        isAbsolute
        ? TimeText.length(times[first].advanced(saturatingBy: offset)) : "+" + label(offset)
      let half = width(text, false) / 2
      // Of many marks between two events close together the last one is the most informative.
      // The next event may be slightly earlier than a round time.
      let end = min(to.advanced(saturatingBy: step / 500), length)
      let isLastHere = offset > end.difference(from: step)
      let latest = end / step * step
      let pixels = distance > 0 ? (positions[stop + 1] - positions[stop]) / distance : 0
      let isNarrow =
        positions[stop + 1] - positions[stop] < Self.pixelsPerTick / 2
        || Double(latest.difference(from: offset)) * pixels < 2 * half + Self.gap
      if x - half >= free, x + half <= positions[last] + 20, isLastHere || !isNarrow {
        ticks.append(Tick(x: x, text: text, isStart: false))
        free = x + half + Self.gap
      }
      guard offset <= length - step else { return }
      offset += step
    }
  }

  /// Returns 0 for a time shorter than the resolution of the clock.
  private static func rounded(_ time: Int64, _ minimumStep: Int64) -> Int64 {
    time.magnitude < minimumStep.magnitude ? 0 : time
  }

  private func label(_ offset: Int64) -> String {
    "\((Double(offset) / Double(unit.rawValue)).short) \(unit.name)"
  }

  /// The smallest round time that is at least a number of nanoseconds: 1, 2 or 5 times a power of
  /// ten, in seconds and their fractions, then in minutes and in hours.
  static func roundTime(_ nanoseconds: Int64) -> Int64 {
    let (minute, hour): (Int64, Int64) = (60_000_000_000, 3_600_000_000_000)
    if nanoseconds <= minute / 3 { return roundStep(nanoseconds) }
    let minutes = [1, 2, 5, 10, 20, 30].map { $0 * minute }
    if let step = minutes.first(where: { $0 >= nanoseconds }) { return step }
    let hours = roundStep((nanoseconds - 1) / hour + 1)
    let (step, isTooLong) = hours.multipliedReportingOverflow(by: hour)
    return isTooLong ? .max : step
  }

  /// The smallest of 1, 2 and 5 times a power of ten that is at least a number; at least 1.
  static func roundStep(_ number: Int64) -> Int64 {
    var power: Int64 = 1
    while power <= Int64.max / 10 {
      for factor: Int64 in [1, 2, 5] where power * factor >= number { return power * factor }
      power *= 10
    }
    return power
  }
}
