/// The positions of everything in a comparison.
struct ComparisonGeometry {
  let rows: [ComparisonRows.Row]
  let lanes: [ComparisonRows.Lane]
  /// The names of the objects, in the order of ``lanes``.
  let headers: LifelineHeaders
  /// The upper edge of the panel.
  let top: Double
  /// The right ends of the times of the first trace and of the second trace.
  private(set) var firstTimeRight = 0.0
  private(set) var secondTimeRight = 0.0
  /// The left end of the lifelines.
  private(set) var railsLeft = 0.0
  /// The left end of calls without indentation.
  private(set) var textLeft = 0.0
  /// The left end of the second trace's times.
  private(set) var textRight = 0.0
  private(set) var right = 0.0
  /// The upper edge of each row, and the lower edge of the last.
  private(set) var edges: [Double] = []

  private let spacing: Double

  static let left = 12.0
  static let signWidth = 30.0
  static let timeWidth = 46.0

  /// The lower edge of the panel.
  var bottom: Double { (edges.last ?? top) + 8 }

  init(_ content: ComparisonRows, fitter: TextFitter, top: Double, narrowest: Double) {
    rows = content.rows
    lanes = content.lanes
    headers = LifelineHeaders(content.lanes.map { LifelineHeaders.Name(name: $0.name) })
    self.top = top
    spacing = lanes.count > 10 ? SequenceMetrics.narrowSpacing : SequenceMetrics.spacing
    let firstWidth = max(Self.timeWidth, rows.compactMap { $0.firstTime?.width }.max() ?? 0)
    let secondWidth = max(Self.timeWidth, rows.compactMap { $0.secondTime?.width }.max() ?? 0)
    firstTimeRight = Self.left + Self.signWidth + firstWidth
    railsLeft = firstTimeRight + 12
    textLeft = railsLeft + 16 + Double(max(0, lanes.count - 1)) * spacing + 24
    textRight = max(widestText + 18, narrowest - Self.left - secondWidth - 14)
    secondTimeRight = textRight + secondWidth
    right = secondTimeRight + 14
    var y = top + 12 + max(SequenceMetrics.headerRow, headers.height) + 8
    edges = [y]
    for row in rows {
      y += row.side == nil ? SequenceMetrics.fold : SequenceMetrics.row
      edges.append(y)
    }
  }

  /// The x of a lifeline.
  func x(of lane: Int) -> Double { railsLeft + 16 + Double(lane) * spacing }

  /// The y of the middle of the row with an object's name.
  func headerMiddle(_ lane: Int) -> Double { top + 12 + headers.middle(lane) }

  /// The y of the middle of a row.
  func middle(of row: Int) -> Double { (edges[row] + edges[row + 1]) / 2 }

  /// The left end of the text of a row.
  func textLeft(of row: ComparisonRows.Row) -> Double {
    textLeft + Double(row.depth) * SequenceMetrics.indent
  }

  private var widestText: Double {
    let ends = rows.map { row in
      textLeft(of: row) + row.text.width + (row.object.map { $0.width + 10 } ?? 0)
    }
    let names = lanes.indices.map { headers.right($0, x: x(of: $0)) }
    return max(ends.max() ?? textLeft, names.max() ?? 0)
  }
}
