/// Assigns rows below a band to the bars of calls.
///
/// A bar is below the surrounding bar, in the first row that is free from its left edge to the end
/// of bar and label.
struct BarRows {
  /// The row of each bar, 0 next to the band, in the order of the bars.
  private(set) var rows: [Int] = []

  /// The number of rows in use.
  var count: Int { (rows.max() ?? -1) + 1 }

  /// Assigns the rows.
  ///
  /// - Parameter extents: Left edge, right end of bar and label, and index of the surrounding bar,
  ///   by ascending left edge.
  init(_ extents: [(x: Double, end: Double, outer: Int?)]) {
    var ends: [Double] = []
    for extent in extents {
      var row = extent.outer.map { rows[$0] + 1 } ?? 0
      while row < ends.count, ends[row] > extent.x { row += 1 }
      while ends.count <= row { ends.append(-.infinity) }
      ends[row] = extent.end
      rows.append(row)
    }
  }
}
