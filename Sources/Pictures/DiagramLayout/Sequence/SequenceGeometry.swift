internal import TraceModel

/// The positions of everything in a sequence.
struct SequenceGeometry {
  let content: TimelineContent
  let rows: [SequenceRows.Row]
  /// The lanes with a lifeline, from left to right.
  private(set) var lanes: [Int] = []
  /// The names of the objects, in the order of ``lanes``.
  private(set) var headers = LifelineHeaders([])
  /// The upper edge of each row, and the lower edge of the last.
  private(set) var edges: [Double] = []
  /// The upper edge of the names of the objects.
  let top: Double
  /// The left end of the texts of rows without indentation.
  private(set) var textLeft = 0.0
  private(set) var right = 0.0
  private var positions: [Int: Double] = [:]
  private var rowEvents: [Int] = []

  /// The lower edge of the panel.
  var bottom: Double { (edges.last ?? top) + 8 }
  /// The left end of the lifelines.
  var railsLeft: Double { SequenceMetrics.margin + SequenceMetrics.gutter }

  init(
    _ content: TimelineContent,
    rows: SequenceRows,
    history: TraceHistory,
    fitter: TextFitter,
    top: Double,
    narrowest: Double
  ) {
    self.content = content
    self.rows = rows.rows
    self.top = top
    lanes = content.panels.flatMap(\.self).filter { content.lanes[$0].life != nil }
    headers = LifelineHeaders(lanes.map { Self.header(of: content.lanes[$0], history, fitter) })
    let spacing =
      lanes.count > 12 ? SequenceMetrics.narrowSpacing : SequenceMetrics.spacing
    for (column, lane) in lanes.enumerated() {
      positions[lane] = railsLeft + 16 + Double(column) * spacing
    }
    textLeft = railsLeft + 16 + Double(max(0, lanes.count - 1)) * spacing + 24
    stack()
    rowEvents = self.rows.map(\.event)
    right = max(narrowest - SequenceMetrics.margin, widestText + 14)
  }

  /// The x of a lane's lifeline.
  func x(of lane: Int) -> Double { positions[lane] ?? railsLeft }

  /// The y of the middle of the row with an object's name.
  func headerMiddle(_ column: Int) -> Double { top + 8 + headers.middle(column) }

  /// The y of the middle of a row.
  func middle(of row: Int) -> Double { (edges[row] + edges[row + 1]) / 2 }

  /// The left end of the text of a row.
  func textLeft(of row: SequenceRows.Row) -> Double {
    textLeft + Double(min(row.depth, SequenceMetrics.deepest)) * SequenceMetrics.indent
  }

  /// The y of an event: the middle of its row, otherwise the lower edge of the last row before it.
  func y(_ event: Int) -> Double {
    let low = rowEvents.partition { $0 < event }
    guard low < rows.count, rows[low].event == event else { return edges[low] }
    // A pause directly before the event has a separate row.
    if case .fold = rows[low].kind, low + 1 < rows.count { return middle(of: low + 1) }
    return middle(of: low)
  }

  /// The width of a row right of the left end of its text.
  static func width(of row: SequenceRows.Row) -> Double {
    if case .finding = row.kind { return FindingPill.width(of: row.text) }
    return row.text.width + (row.object.map { $0.width + 10 } ?? 0)
  }

  private static func header(
    of lane: TimelineContent.Lane,
    _ history: TraceHistory,
    _ fitter: TextFitter
  ) -> LifelineHeaders.Name {
    guard let life = lane.life else {
      return LifelineHeaders.Name(name: fitter.whole("", .name))
    }
    let number = history.number(of: lane)
    return LifelineHeaders.Name(
      name: fitter.fit(history.subjects[life].className, .name, into: 260),
      number: number.isEmpty ? nil : fitter.fit(number, .id, into: 260)
    )
  }

  private mutating func stack() {
    var y = top + 8 + headers.height + 8
    edges = [y]
    for row in rows {
      switch row.kind {
      case .call, .finding: y += SequenceMetrics.row
      case .mark: y += SequenceMetrics.mark
      case .fold: y += SequenceMetrics.fold
      }
      edges.append(y)
    }
  }

  private var widestText: Double {
    let ends = rows.map { textLeft(of: $0) + Self.width(of: $0) }
    let names = lanes.enumerated().map { headers.right($0, x: x(of: $1)) }
    return max(ends.max() ?? textLeft, names.max() ?? 0)
  }
}
