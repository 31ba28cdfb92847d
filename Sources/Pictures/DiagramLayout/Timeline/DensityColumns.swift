internal import TraceModel

/// The calls of a dense picture, counted by lane, column and kind, and the states that are too
/// short to be drawn individually.
struct DensityColumns {
  /// The number of calls in a column, and their most frequent kind.
  struct Column: Equatable {
    var group: Int
    var count: Int
  }

  /// Short states of one kind as lines along a band, with two positions per line.
  struct States {
    var state: StateBand.State
    var positions: [Double]
  }

  /// The width of a column in pixels at scale 1.
  static let columnWidth = 5.0

  let axis: DenseAxis
  /// The number of columns.
  let width: Int
  private(set) var callbacks = 0
  private(set) var hidden = HiddenCalls()
  private(set) var highest = 1
  private(set) var states: [[States]] = []
  private var counts: [UInt32] = []
  /// Whether the heading counts the calls after the end.
  private let isEndFolded: Bool

  private static let groups = CallGroup.allCases.count

  init(
    _ history: TraceHistory,
    lanes: [Int: Int],
    laneCount: Int,
    filter: ResolvedFilter,
    axis: DenseAxis,
    isEndFolded: Bool
  ) {
    self.axis = axis
    self.isEndFolded = isEndFolded
    width = max(1, Int((axis.right - axis.left) / Self.columnWidth))
    counts = Array(repeating: 0, count: laneCount * width * Self.groups)
    states = Array(repeating: [], count: laneCount)
    count(history, lanes: lanes, filter)
    for index in 0..<laneCount * width { highest = max(highest, column(at: index)?.count ?? 0) }
  }

  private mutating func count(
    _ history: TraceHistory,
    lanes: [Int: Int],
    _ filter: ResolvedFilter
  ) {
    var laneOfLife = Array(repeating: -1, count: history.subjects.count)
    for (life, lane) in lanes { laneOfLife[life] = lane }
    // The kind of each name, as a callback and as a call of the app; −1 for hidden calls.
    var groups: [Int: Int] = [:]
    for span in history.spans {
      guard let life = span.subject, laneOfLife[life] >= 0 else { continue }
      let key = Int(span.name.id) << 1 | (span.isCallback ? 1 : 0)
      let group =
        groups[key]
        ?? {
          let isShown = filter.shows(span.name, isCallback: span.isCallback)
          let group = isShown ? CallGroup(span.name, isCallback: span.isCallback).rawValue : -1
          groups[key] = group
          return group
        }()
      guard group >= 0 else {
        hidden.byArea += 1
        continue
      }
      guard filter.events.contains(span.begin) else {
        if span.begin < filter.events.lowerBound || !isEndFolded { hidden.byTime += 1 }
        continue
      }
      if span.isCallback { callbacks += 1 }
      let distance = axis.x(of: span.begin) - axis.left
      let column = min(width - 1, max(0, Int(distance / Self.columnWidth)))
      counts[(laneOfLife[life] * width + column) * Self.groups + group] += 1
    }
  }

  /// The calls of a lane in a column; `nil` if there are none.
  func column(_ number: Int, of lane: Int) -> Column? { column(at: lane * width + number) }

  /// The scale of the heights of all lanes.
  var scale: DensityScale { DensityScale(highest: highest) }

  /// Explains the columns in the heading.
  var note: String {
    var columns = width.counted("column")
    if let length = axis.length(ofPixels: Self.columnWidth) { columns += " of \(length)" }
    return "\(columns): the height shows the number of callbacks and calls,"
      + " the colour the kind of most"
  }

  /// Whether a kind has the most calls in any column.
  func uses(_ group: CallGroup, lanes: Int) -> Bool {
    (0..<lanes).contains { lane in
      (0..<width).contains { column($0, of: lane)?.group == group.rawValue }
    }
  }

  private func column(at index: Int) -> Column? {
    var best = Column(group: -1, count: 0)
    var most: UInt32 = 0
    for group in 0..<Self.groups {
      let count = counts[index * Self.groups + group]
      best.count += Int(count)
      if count > most { (most, best.group) = (count, group) }
    }
    return most == 0 ? nil : best
  }

  /// Moves short states out of a lane; in each pixel the state that fills most of it remains.
  ///
  /// The first and the last band of each state remain in the lane, after the wide ones, so that
  /// they are drawn on top.
  mutating func mergeShortStates(of lane: inout TimelineContent.Lane, number: Int) {
    var firsts: [StateBand.State: Int] = [:]
    var lasts: [StateBand.State: Int] = [:]
    for (index, band) in lane.bands.enumerated() {
      firsts[band.state] = firsts[band.state] ?? index
      lasts[band.state] = index
    }
    let kept = Set(firsts.values).union(lasts.values)
    var (wide, narrow): ([StateBand], [StateBand]) = ([], [])
    var shares: [StateBand.State: [Int: Double]] = [:]
    for (index, band) in lane.bands.enumerated() {
      let from = axis.x(of: band.begin) - axis.left
      let to = (band.end.map { axis.x(of: $0) } ?? axis.right) - axis.left
      if to - from >= Self.leastBand {
        wide.append(band)
        continue
      }
      if kept.contains(index) { narrow.append(band) }
      for column in Int(from)...max(Int(from), Int(to)) {
        let share = min(to, Double(column + 1)) - max(from, Double(column))
        shares[band.state, default: [:]][column, default: 0] += max(share, 1e-6)
      }
    }
    let isOpen = lane.hasOpenEnd && wide.last == lane.bands.last
    lane.bands = narrow + wide
    lane.hasOpenEnd = isOpen
    // A band without a logged end must remain the last one.
    if !isOpen { lane.bands = wide + narrow }
    states[number] = runs(of: shares)
  }

  private static let leastBand = 4.0

  private func runs(of shares: [StateBand.State: [Int: Double]]) -> [States] {
    var best: [Int: (state: StateBand.State, share: Double)] = [:]
    for state in StateBand.State.allCases {
      for (column, share) in shares[state] ?? [:] where share > best[column]?.share ?? 0 {
        best[column] = (state, share)
      }
    }
    var result: [StateBand.State: [Double]] = [:]
    var last: (state: StateBand.State, column: Int)?
    for column in best.keys.sorted() {
      guard let state = best[column]?.state else { continue }
      let x = axis.left + Double(column)
      if let last, last.state == state, last.column == column - 1 {
        _ = result[state]?.popLast()
        result[state, default: []].append(x + 1)
      } else {
        result[state, default: []] += [x, x + 1]
      }
      last = (state, column)
    }
    return StateBand.State.allCases.compactMap { state in
      result[state].map { States(state: state, positions: $0) }
    }
  }
}
