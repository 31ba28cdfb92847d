internal import TraceModel

/// Chooses the marks of the time axis.
///
/// Each burst of events begins with its moment. Inside a burst marks stand at round offsets, steps
/// of 1, 2 or 5 times a power of ten (of minutes and hours in long traces), about one for each 80
/// pixels; those without room are dropped, and all but the last of those between two events that
/// stand close together.
struct AxisTicks {
  /// A mark.
  struct Tick: Hashable {
    var x: Double
    var text: String
    /// Whether it is the moment at which a burst begins.
    var isStart: Bool
  }

  /// The unit of offsets.
  enum Unit: Int64 {
    case milliseconds = 1_000_000
    case microseconds = 1_000

    var name: String { self == .milliseconds ? "ms" : "µs" }
  }

  private(set) var ticks: [Tick] = []
  private(set) var unit: Unit = .milliseconds

  /// Whether marks inside a burst tell the moment instead of the offset.
  private let isAbsolute: Bool
  private static let pixelsPerTick = 80.0
  private static let gap = 10.0

  /// Chooses marks.
  ///
  /// - Parameters:
  ///   - times: The moment of each stop in nanoseconds, ascending.
  ///   - places: Where each stop stands, ascending.
  ///   - starts: The stops at which bursts begin, ascending; the first is 0.
  ///   - leastStep: The shortest step that means anything on the trace's clock, in nanoseconds.
  ///   - isAbsolute: Whether marks inside a burst tell the moment instead of the offset.
  ///   - suffix: What follows the moment of the first burst.
  ///   - width: The width of a label.
  init(
    times: [Int64],
    places: [Double],
    starts: [Int],
    leastStep: Int64,
    isAbsolute: Bool = false,
    suffix: String = "",
    width: (String, Bool) -> Double
  ) {
    self.isAbsolute = isAbsolute
    let bursts = starts.indices.map { number in
      starts[number]..<(number + 1 < starts.count ? starts[number + 1] : times.count)
    }
    let lengths = bursts.map { times[$0.upperBound - 1].difference(from: times[$0.lowerBound]) }
    let longest = lengths.max() ?? 0
    if longest > 0, longest < 1_000_000 { unit = .microseconds }
    for burst in bursts {
      let start = Tick(
        x: places[burst.lowerBound],
        text: TimeText.length(Self.meant(times[burst.lowerBound], leastStep))
          + (burst.lowerBound == 0 ? suffix : ""),
        isStart: true
      )
      ticks.append(start)
      addOffsets(in: burst, times, places, leastStep, start.x + width(start.text, true), width)
    }
  }

  private mutating func addOffsets(
    in burst: Range<Int>,
    _ times: [Int64],
    _ places: [Double],
    _ leastStep: Int64,
    _ taken: Double,
    _ width: (String, Bool) -> Double
  ) {
    let (first, last) = (burst.lowerBound, burst.upperBound - 1)
    let length = times[last].difference(from: times[first])
    let count = Int64((places[last] - places[first]) / Self.pixelsPerTick)
    guard length > 0, count > 0 else { return }
    // A burst that is hardly longer than a round time has a mark at that time.
    let share = length / count - length / count / 500
    let step = max(Self.roundTime(share), leastStep)
    var free = taken + Self.gap
    var stop = first
    var offset = step
    while offset <= length {
      while stop + 1 < last, times[stop + 1].difference(from: times[first]) <= offset { stop += 1 }
      let from = times[stop].difference(from: times[first])
      let to = times[stop + 1].difference(from: times[first])
      let distance = Double(to.difference(from: from))
      let part = to > from ? Double(offset.difference(from: from)) / distance : 0
      let x = places[stop] + part * (places[stop + 1] - places[stop])
      let text =
        isAbsolute
        ? TimeText.length(times[first].advanced(saturatingBy: offset)) : "+" + label(offset)
      let half = width(text, false) / 2
      // Where many marks fall between two events that stand close, the last one tells most.
      let isLastHere = offset > to.difference(from: step)
      let isNarrow = places[stop + 1] - places[stop] < Self.pixelsPerTick / 2
      if x - half >= free, x + half <= places[last] + 20, isLastHere || !isNarrow {
        ticks.append(Tick(x: x, text: text, isStart: false))
        free = x + half + Self.gap
      }
      guard offset <= length - step else { return }
      offset += step
    }
  }

  /// A moment before the first one that the clock tells apart is the beginning.
  private static func meant(_ time: Int64, _ leastStep: Int64) -> Int64 {
    time.magnitude < leastStep.magnitude ? 0 : time
  }

  private func label(_ offset: Int64) -> String {
    (Double(offset) / Double(unit.rawValue)).short
  }

  /// The least round length of time that is not less than a number of nanoseconds: 1, 2, 5 times a
  /// power of ten of seconds and their parts, then of minutes and of hours.
  static func roundTime(_ nanoseconds: Int64) -> Int64 {
    let (minute, hour): (Int64, Int64) = (60_000_000_000, 3_600_000_000_000)
    if nanoseconds <= minute / 3 { return roundStep(nanoseconds) }
    let minutes = [1, 2, 5, 10, 20, 30].map { $0 * minute }
    if let step = minutes.first(where: { $0 >= nanoseconds }) { return step }
    let hours = roundStep((nanoseconds - 1) / hour + 1)
    let (step, isTooLong) = hours.multipliedReportingOverflow(by: hour)
    return isTooLong ? .max : step
  }

  /// The least of 1, 2, 5 times a power of ten that is not less than a number; at least 1.
  static func roundStep(_ number: Int64) -> Int64 {
    var power: Int64 = 1
    while power <= Int64.max / 10 {
      for factor: Int64 in [1, 2, 5] where power * factor >= number { return power * factor }
      power *= 10
    }
    return power
  }
}
