/// Gives the labels of a lane their rows, so that no text meets another text or its leader.
///
/// Labels form a descending staircase: one that begins under another one stands below it, and its
/// leader, which goes down, meets nobody. Each label takes the lowest row that allows it.
struct LabelRows {
  /// The row of each label, 0 next to the band, in the order of the labels.
  private(set) var rows: [Int]

  /// The number of rows in use.
  var count: Int { (rows.max() ?? -1) + 1 }

  /// Places labels.
  ///
  /// - Parameter extents: Left edge and width of each label, by ascending left edge; of equal
  ///   edges the first stands highest.
  init(_ extents: [(x: Double, width: Double)]) {
    rows = Array(repeating: 0, count: extents.count)
    for index in extents.indices.reversed() {
      let end = extents[index].x + extents[index].width + TimelineMetrics.labelGap
      var row = 0
      var next = index + 1
      while next < extents.count, extents[next].x < end {
        row = max(row, rows[next] + 1)
        next += 1
      }
      rows[index] = row
    }
  }
}
