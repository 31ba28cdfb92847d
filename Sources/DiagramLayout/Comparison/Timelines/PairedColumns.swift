internal import TraceComparison

/// Gives the calls of a comparison their columns: one for each call near a difference.
struct PairedColumns {
  private(set) var columns: [PairedTimelines.Column] = []
  private(set) var hiddenAfter = 0
  /// The number of rows over the limit.
  private(set) var omitted = 0
  /// The place of each call of the first trace, then of the second one; ascending.
  private(set) var places: [[Double]]

  private let comparison: TraceComparison
  private let limit: Int
  /// Shorter stretches of equal calls are not worth a fold.
  private static let shortestFold = 3

  /// Places calls.
  ///
  /// - Parameters:
  ///   - comparison: Both traces, aligned.
  ///   - context: How many equal calls stand around each difference, at least 0.
  ///   - limit: The most columns, at least 1.
  init(_ comparison: TraceComparison, context: Int, limit: Int) {
    self.comparison = comparison
    self.limit = max(1, limit)
    places = [
      Array(repeating: 0, count: comparison.first.calls.count),
      Array(repeating: 0, count: comparison.second.calls.count),
    ]
    var end = 0
    for stretch in Self.stretches(of: comparison, context) {
      hide(end..<stretch.lowerBound)
      show(stretch)
      end = stretch.upperBound
    }
    hide(end..<comparison.rows.count)
  }

  /// The stretches of rows that are shown; all rows when nothing differs.
  private static func stretches(of comparison: TraceComparison, _ context: Int) -> [Range<Int>] {
    guard !comparison.isEqual else { return [0..<comparison.rows.count] }
    var shown: [Range<Int>] = []
    for stretch in comparison.stretches(context: context) {
      let before = shown.last?.upperBound ?? 0
      if stretch.lowerBound - before >= shortestFold {
        shown.append(stretch)
      } else {
        shown.append((shown.popLast()?.lowerBound ?? 0)..<stretch.upperBound)
      }
    }
    if let last = shown.last, comparison.rows.count - last.upperBound < shortestFold {
      shown[shown.count - 1] = last.lowerBound..<comparison.rows.count
    }
    return shown
  }

  private mutating func hide(_ rows: Range<Int>) {
    guard !rows.isEmpty else { return }
    let before = Double(columns.count)
    for (number, row) in rows.enumerated() {
      let share = Double(number + 1) / Double(rows.count + 1)
      put(comparison.rows[row], at: before + (omitted > 0 ? 1 : share))
    }
    if omitted == 0 { hiddenAfter = rows.count }
  }

  private mutating func put(_ row: TraceComparison.Row, at place: Double) {
    if let call = row.first { places[0][call] = place }
    if let call = row.second { places[1][call] = place }
  }

  private mutating func show(_ rows: Range<Int>) {
    var start = rows.lowerBound
    while start < rows.upperBound {
      let row = comparison.rows[start]
      if row.isEqual {
        add([row.first, row.second])
        start += 1
      } else {
        let next = comparison.rows[start..<rows.upperBound].firstIndex(where: \.isEqual)
        showDifferences(start..<(next ?? rows.upperBound))
        start = next ?? rows.upperBound
      }
    }
  }

  /// Shows rows that differ; two calls with other arguments share a column.
  private mutating func showDifferences(_ rows: Range<Int>) {
    let left = rows.filter { comparison.rows[$0].first != nil }
    var right = rows.filter { comparison.rows[$0].second != nil }[...]
    for row in left {
      let call = comparison.rows[row].first
      guard case .argument(let partner) = comparison.changes[row] else {
        add([call, nil])
        continue
      }
      let position = right.partition { $0 < partner }
      let isThere = position < right.endIndex && right[position] == partner
      while isThere, let other = right.first, other != partner {
        add([nil, comparison.rows[other].second])
        right.removeFirst()
      }
      let isNext = right.first == partner
      add([call, isNext ? comparison.rows[partner].second : nil])
      if isNext { right.removeFirst() }
    }
    for row in right { add([nil, comparison.rows[row].second]) }
  }

  private mutating func add(_ calls: [Int?]) {
    let isShown = columns.count < limit
    if isShown {
      columns.append(PairedTimelines.Column(calls: calls, hidden: hiddenAfter))
      hiddenAfter = 0
    } else {
      omitted += 1
    }
    let place = Double(isShown ? columns.count : columns.count + 1)
    for (side, call) in calls.enumerated() {
      if let call { places[side][call] = place }
    }
  }
}
