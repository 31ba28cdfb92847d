/// Assigns rows to the labels of a lane, so that no text overlaps another text or a leader.
///
/// Labels form a descending staircase: a label that begins below another one is in a lower row, so
/// that its leader, which points down, crosses no text. Each label is in the lowest possible row.
/// Labels left of their leaders, at the end of an axis, form an ascending staircase above the
/// others.
struct LabelRows {
  /// The position of a label.
  struct Extent {
    /// The position of the leader.
    var x: Double
    /// The width of the label.
    var width: Double
    /// Whether the label is left of its leader.
    var isTurned = false
  }

  /// The row of each label, 0 next to the band, in the order of the labels.
  private(set) var rows: [Int]

  /// The number of rows in use.
  var count: Int { (rows.max() ?? -1) + 1 }

  /// Assigns the rows of labels right of their leaders.
  ///
  /// - Parameter extents: Left edge and width of each label, by ascending left edge; of labels with
  ///   equal edges the first is highest.
  init(_ extents: [(x: Double, width: Double)]) {
    self.init(extents.map { Extent(x: $0.x, width: $0.width) })
  }

  /// Assigns the rows.
  ///
  /// - Parameter extents: The labels by ascending position of their leaders; of labels with equal
  ///   positions the first is highest. No label covers the leader of a later turned one.
  init(_ extents: [Extent]) {
    rows = Array(repeating: 0, count: extents.count)
    for index in extents.indices.reversed() where !extents[index].isTurned {
      let end = extents[index].x + extents[index].width + TimelineMetrics.labelGap
      var row = 0
      var next = index + 1
      while next < extents.count, extents[next].x < end {
        if !extents[next].isTurned { row = max(row, rows[next] + 1) }
        next += 1
      }
      rows[index] = row
    }
    for index in extents.indices where extents[index].isTurned { place(index, extents) }
  }

  /// Places a turned label above all labels before it that it covers.
  private mutating func place(_ index: Int, _ extents: [Extent]) {
    let left = extents[index].x - extents[index].width - TimelineMetrics.labelGap
    var row = 0
    for (other, extent) in extents[..<index].enumerated() {
      let right = extent.isTurned ? extent.x : extent.x + extent.width
      if right > left { row = max(row, rows[other] + 1) }
    }
    rows[index] = row
  }
}
