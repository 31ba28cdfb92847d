/// Assigns rows to the labels of a lane, so that no text overlaps another text or a leader.
///
/// Labels form a descending staircase: a label that begins below another one is in a lower row, so
/// that its leader, which points down, crosses no text. Each label is in the lowest possible row.
struct LabelRows {
  /// The row of each label, 0 next to the band, in the order of the labels.
  private(set) var rows: [Int]

  /// The number of rows in use.
  var count: Int { (rows.max() ?? -1) + 1 }

  /// Assigns the rows.
  ///
  /// - Parameter extents: Left edge and width of each label, by ascending left edge; of labels with
  ///   equal edges the first is highest.
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
