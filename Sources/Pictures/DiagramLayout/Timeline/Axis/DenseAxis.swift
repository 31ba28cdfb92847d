internal import TraceModel

/// The axis of a dense picture: distances are times, and the longest pauses are compressed.
struct DenseAxis {
  /// The begins and ends of the parts without a break, alternating.
  private(set) var ticks = AxisTicks.Stops()
  private(set) var breaks: [AxisBreak] = []
  let left: Double
  /// The x at which the time ends.
  let right: Double
  /// The pixels per nanosecond; 0 for an axis without times.
  private(set) var pixels = 0.0
  let isOrdinal: Bool
  private let history: TraceHistory
  private let range: Range<Int>
  private let breakWidth: Double
  private let minimumStretch: Double

  private static let maximumBreaks = 8
  /// The part of the remaining time that a pause must take to be compressed.
  private static let minimumPart = 0.04

  /// Creates the axis of some events.
  init(_ range: Range<Int>, of frame: TimelineFrame, to right: Double) {
    breakWidth = frame.fitter.whole(BreakPaint.transition, .foldWords).width + 18
    minimumStretch = frame.fitter.whole("59 min 59.99 s", .boldTick).width + 8
    history = frame.history
    self.range = range
    left = frame.plotLeft
    self.right = right
    isOrdinal = frame.mode == .ordinal
    guard !range.isEmpty, !isOrdinal else { return }
    let pauses = frame.mode == .folded ? pauses(over: frame.pauseThreshold) : []
    addStretches(between: pauses, frame.transitions)
  }

  /// The pauses to compress, by the event after each: the longest ones, as far as each takes a
  /// considerable part of the time that remains without those before it.
  private func pauses(over threshold: Int64) -> [Int] {
    let all = history.trace.events.times
    var rest = Double(all[range.lowerBound].nanoseconds(to: all[range.upperBound - 1]))
    var pauses: [(length: Int64, event: Int)] = []
    // Shorter pauses are too many to take that part each.
    let minimum = max(threshold, Int64(rest / 1e5))
    for event in range.dropFirst() {
      let pause = all[event - 1].nanoseconds(to: all[event])
      if pause > minimum { pauses.append((pause, event)) }
    }
    pauses.sort { ($0.length, $1.event) > ($1.length, $0.event) }
    var compressed: [Int] = []
    let room = Int((right - left) / 2 / (breakWidth + minimumStretch))
    for pause in pauses.prefix(min(Self.maximumBreaks, room))
    where Double(pause.length) > rest * Self.minimumPart {
      rest -= Double(pause.length)
      compressed.append(pause.event)
    }
    return compressed.sorted()
  }

  private mutating func addStretches(between pauses: [Int], _ transitions: TransitionPeriods) {
    let all = history.trace.events.times.map(\.nanoseconds)
    let bounds = [range.lowerBound] + pauses
    let ends = pauses.map { $0 - 1 } + [range.upperBound - 1]
    let lengths = zip(bounds, ends).map { Double(all[$1].difference(from: all[$0])) }
    pixels = pixels(forStretches: lengths)
    var x = left
    for (number, (first, last)) in zip(bounds, ends).enumerated() {
      if number > 0 {
        let end = x + breakWidth
        breaks.append(
          AxisBreak(
            stop: ticks.times.count,
            left: x + 6,
            right: end - 6,
            length: all[first].difference(from: all[first - 1]),
            isTransition: transitions.cover(from: all[first - 1], to: all[first])
          )
        )
        x = end
      }
      ticks.starts.append(ticks.times.count)
      ticks.times.append(all[first])
      ticks.positions.append(x)
      x += Double(all[last].difference(from: all[first])) * pixels
      ticks.times.append(all[last])
      ticks.positions.append(x)
      // The label at the beginning of a short part needs this width.
      x = max(x, ticks.positions[ticks.positions.count - 2] + minimumStretch)
    }
  }

  /// The pixels per nanosecond with which stretches and breaks fill the width, if each stretch has
  /// at least the width of its label.
  private func pixels(forStretches lengths: [Double]) -> Double {
    var room = right - left - Double(lengths.count - 1) * breakWidth
    var time = lengths.reduce(0, +)
    // The shortest stretches get the minimum until the scale makes all others wider.
    var rest = lengths.sorted()[...]
    while let shortest = rest.first, time > 0, shortest * room / time < minimumStretch {
      rest.removeFirst()
      room -= minimumStretch
      time -= shortest
    }
    return time > 0 ? max(0, room / time) : 0
  }

  /// The time or the number of events that a width shows; `nil` if all events are at one moment.
  func length(ofPixels width: Double) -> String? {
    guard isOrdinal else {
      return pixels > 0 ? TimeText.length(Int64((width / pixels).rounded())) : nil
    }
    let events = Double(range.count) * width / (right - left)
    return max(1, Int(events.rounded())).counted("event")
  }

  func x(of event: Int) -> Double {
    if event >= range.upperBound { return right }
    if event <= range.lowerBound { return left }
    guard !isOrdinal else {
      let part = Double(event - range.lowerBound) / Double(max(1, range.count))
      return left + part * (right - left)
    }
    return x(at: history.trace.events.times[event].nanoseconds)
  }

  private func x(at time: Int64) -> Double {
    let (times, positions) = (ticks.times, ticks.positions)
    let next = times.partition { $0 <= time }
    guard next > 0, next < times.count else { return next == 0 ? left : positions.last ?? left }
    let (from, to) = (times[next - 1], times[next])
    let length = Double(to.difference(from: from))
    let part = to > from ? Double(time.difference(from: from)) / length : 0
    return positions[next - 1] + part * (positions[next] - positions[next - 1])
  }
}
