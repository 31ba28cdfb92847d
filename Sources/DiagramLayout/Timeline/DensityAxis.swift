internal import TraceModel

/// The axis of a dense picture: time to scale, with the longest pauses compressed.
struct DensityAxis {
  /// The moments at which stretches to scale begin and end, alternating, in nanoseconds.
  private(set) var times: [Int64] = []
  /// Where they stand.
  private(set) var places: [Double] = []
  /// The places in ``times`` at which stretches begin.
  private(set) var starts: [Int] = []
  private(set) var folds: [TimeWarp.Fold] = []
  let left: Double
  /// Where the time ends.
  private(set) var right: Double
  private let history: TraceHistory
  private let range: Range<Int>
  private let isOrdinal: Bool
  private let foldWidth: Double
  private let leastStretch: Double

  private static let mostFolds = 8
  /// A pause that takes a smaller part of the time is not worth a fold.
  private static let leastPart = 0.04

  init(
    _ history: TraceHistory,
    range: Range<Int>,
    mode: TimelineLayout.Mode,
    threshold: Int64,
    from left: Double,
    to right: Double,
    fitter: TextFitter
  ) {
    foldWidth = fitter.whole(FoldPaint.transition, .foldWords).width + 18
    leastStretch = fitter.whole("59 min 59.99 s", .boldTick).width + 8
    self.history = history
    self.range = range
    self.left = left
    self.right = right
    isOrdinal = mode == .ordinal
    guard !range.isEmpty, !isOrdinal else { return }
    addStretches(folding: mode == .folded ? pauses(over: threshold) : [])
    // What the labels of short stretches did not need is no time.
    self.right = max(places.last ?? left, left + leastStretch)
  }

  /// The longest pauses, by the event after them: each takes a good part of what is left of the
  /// time without those before it.
  private func pauses(over threshold: Int64) -> [Int] {
    let all = history.trace.events.times
    var rest = Double(all[range.lowerBound].nanoseconds(to: all[range.upperBound - 1]))
    var pauses: [(length: Int64, event: Int)] = []
    // No more pauses than this can each take that part.
    let least = max(threshold, Int64(rest / 1e5))
    for event in range.dropFirst() {
      let pause = all[event - 1].nanoseconds(to: all[event])
      if pause > least { pauses.append((pause, event)) }
    }
    pauses.sort { ($0.length, $1.event) > ($1.length, $0.event) }
    var folded: [Int] = []
    let room = Int((right - left) / 2 / (foldWidth + leastStretch))
    for pause in pauses.prefix(min(Self.mostFolds, room))
    where Double(pause.length) > rest * Self.leastPart {
      rest -= Double(pause.length)
      folded.append(pause.event)
    }
    return folded.sorted()
  }

  private mutating func addStretches(folding pauses: [Int]) {
    let all = history.trace.events.times.map(\.nanoseconds)
    let bounds = [range.lowerBound] + pauses
    let ends = pauses.map { $0 - 1 } + [range.upperBound - 1]
    let active = zip(bounds, ends).reduce(0.0) { sum, stretch in
      sum + Double(all[stretch.1].difference(from: all[stretch.0]))
    }
    let count = Double(pauses.count)
    let room = right - left - count * foldWidth - (count + 1) * leastStretch
    let pixels = active > 0 ? room / active : 0
    var x = left
    for (number, (first, last)) in zip(bounds, ends).enumerated() {
      if number > 0 {
        let end = x + foldWidth
        folds.append(
          TimeWarp.Fold(
            stop: times.count,
            left: x + 6,
            right: end - 6,
            length: all[first].difference(from: all[first - 1])
          )
        )
        x = end
      }
      starts.append(times.count)
      times.append(all[first])
      places.append(x)
      x += Double(all[last].difference(from: all[first])) * pixels
      times.append(all[last])
      places.append(x)
      // The moment at which the stretch begins must have room above a short one.
      x = max(x, places[places.count - 2] + leastStretch)
    }
  }

  /// Where an event stands.
  func x(_ event: Int) -> Double {
    if event >= range.upperBound { return right }
    if event <= range.lowerBound { return left }
    guard !isOrdinal else {
      let part = Double(event - range.lowerBound) / Double(max(1, range.count))
      return left + part * (right - left)
    }
    return x(at: history.trace.events.times[event].nanoseconds)
  }

  private func x(at time: Int64) -> Double {
    let next = times.partition { $0 <= time }
    guard next > 0, next < times.count else { return next == 0 ? left : places.last ?? left }
    let (from, to) = (times[next - 1], times[next])
    let length = Double(to.difference(from: from))
    let part = to > from ? Double(time.difference(from: from)) / length : 0
    return places[next - 1] + part * (places[next] - places[next - 1])
  }
}
