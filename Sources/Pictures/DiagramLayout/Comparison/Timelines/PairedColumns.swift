internal import TraceComparison

/// Assigns a column to each call near a difference.
struct PairedColumns {
  private(set) var columns: [PairedTimelines.Column] = []
  private(set) var hiddenAfter = 0
  /// The number of rows above the limit.
  private(set) var omitted = 0
  /// The positions of the calls of the first trace, then of the second one; ascending.
  private(set) var positions: [[Double]]

  private let comparison: ShownComparison
  private let limit: Int
  /// Shorter runs of equal calls are not folded.
  private static let shortestFold = 3

  /// Assigns the columns.
  ///
  /// - Parameters:
  ///   - shown: The rows to show.
  ///   - context: The number of equal calls shown around each difference, at least 0.
  ///   - limit: The maximum number of columns, at least 1.
  init(_ shown: ShownComparison, context: Int, limit: Int) {
    comparison = shown
    self.limit = max(1, limit)
    positions = [
      Array(repeating: -1, count: shown.comparison.first.calls.count),
      Array(repeating: -1, count: shown.comparison.second.calls.count),
    ]
    var end = 0
    for stretch in Self.stretches(of: shown, context) {
      hide(end..<stretch.lowerBound)
      show(stretch)
      end = stretch.upperBound
    }
    hide(end..<shown.rows.count)
    placeOmitted()
  }

  /// Assigns the position of the previous call to each call that is left out.
  private mutating func placeOmitted() {
    for side in positions.indices {
      var last = 0.0
      for call in positions[side].indices {
        if positions[side][call] < 0 { positions[side][call] = last }
        last = positions[side][call]
      }
    }
  }

  /// The rows that are shown; all rows if nothing differs.
  private static func stretches(of comparison: ShownComparison, _ context: Int) -> [Range<Int>] {
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

  private mutating func put(_ row: TraceComparison.Row, at position: Double) {
    if let call = row.first { positions[0][call] = position }
    if let call = row.second { positions[1][call] = position }
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

  /// Shows rows that differ; two calls that differ only in their arguments share a column.
  private mutating func showDifferences(_ rows: Range<Int>) {
    let left = rows.filter { comparison.rows[$0].first != nil }
    var right = rows.filter { comparison.rows[$0].second != nil }[...]
    for row in left {
      let call = comparison.rows[row].first
      guard case .argument(let partner) = comparison.changes[row] else {
        add([call, nil])
        continue
      }
      let index = right.partition { $0 < partner }
      let isThere = index < right.endIndex && right[index] == partner
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
    let position = Double(isShown ? columns.count : columns.count + 1)
    for (side, call) in calls.enumerated() {
      if let call { positions[side][call] = position }
    }
  }
}
