/// Gives the bars of calls their rows below a band.
///
/// A bar stands below the bar around it, in the first row that is free from its left edge to the
/// end of its bar and label.
struct BarRows {
  /// The row of each bar, 0 next to the band, in the order of the bars.
  private(set) var rows: [Int] = []

  /// The number of rows in use.
  var count: Int { (rows.max() ?? -1) + 1 }

  /// Places bars.
  ///
  /// - Parameter extents: Left edge and right end of bar with label, and the number of the bar
  ///   around it, by ascending left edge.
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
