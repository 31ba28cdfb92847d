internal import TraceModel

/// The common values of all strips of two timelines.
struct PairedFrame {
  /// The right edge of the column of names.
  var gutterRight: Double
  /// The rows of labels at a band before the strip becomes wider.
  var rows: Int
  /// The times above each column.
  var moments: PairedMoments
  var fitter: TextFitter

  var plotLeft: Double { gutterRight + TimelineMetrics.plotInset }
}

/// Some columns of two timelines on their axis.
struct PairedStrip: Strip {
  let content: PairedTimelines
  let frame: PairedFrame
  /// The indices of the columns.
  let range: Range<Int>
  /// The beginning of all group ids of the strip.
  let prefix: String
  /// The positions of the columns; the stops are the beginning, the columns and the end.
  private(set) var axis: AxisStops
  /// The right edge of the panels.
  private(set) var plotRight = 0.0

  private static let minimumAxis = 60.0

  var width: Double { (plotRight + TimelineMetrics.margin).rounded(.up) }

  init(
    _ content: PairedTimelines,
    columns range: Range<Int>,
    frame: PairedFrame,
    narrowest: Double,
    prefix: String = ""
  ) {
    self.content = content
    self.frame = frame
    self.range = range
    self.prefix = prefix
    let stops = Self.stops(content, range, frame)
    let scale = TimeScale(
      stops,
      start: frame.plotLeft,
      mode: .folded(threshold: 1),
      rows: frame.rows,
      breakWidth: { length, _ in
        frame.fitter.whole(PairedMoments.words(ofFold: Int(length - 1)), .foldLength).width
      }
    )
    let positions = Array(range.lowerBound...range.upperBound + 1)
    axis = AxisStops(events: positions, times: stops.map(\.time), scale: scale)
    placeEnd(narrowest)
  }

  func geometry(at top: Double) -> PairedGeometry { PairedGeometry(self, at: top) }

  private static func stops(
    _ content: PairedTimelines,
    _ range: Range<Int>,
    _ frame: PairedFrame
  ) -> [TimeScale.Stop] {
    var time: Int64 = 0
    var stops = [TimeScale.Stop(time: 0, labels: [])]
    for column in range {
      time += Int64(content.columns[column].hidden) + 1
      let width = frame.moments.width(of: column) + 10
      if column == range.lowerBound { stops[0].axisLabelWidth = width }
      stops.append(TimeScale.Stop(time: time, labels: [], axisLabelWidth: width))
    }
    time += Int64(range.upperBound == content.columns.count ? content.hiddenAfter : 0) + 1
    stops.append(TimeScale.Stop(time: time, labels: []))
    for (number, panel) in content.panels.enumerated() {
      for (side, lane) in panel.lanes.enumerated() {
        for label in lane.labels(in: range) {
          stops[label.position - range.lowerBound].labels.append((2 * number + side, label.width))
        }
      }
    }
    return stops
  }

  /// Moves the end of the axis right of every label, so that none is cut off at the canvas.
  private mutating func placeEnd(_ narrowest: Double) {
    axis.moveEnd(to: frame.plotLeft + Self.minimumAxis)
    var right = axis.end
    for lane in content.panels.lazy.flatMap(\.lanes) {
      for label in lane.labels(in: range) {
        right = max(right, axis.x(of: label.position) + label.width + 8)
      }
    }
    for column in range {
      right = max(right, axis.x(of: column + 1) + frame.moments.width(of: column) + 8)
    }
    // The edge is at half a pixel.
    let minimum = narrowest - TimelineMetrics.margin - TimelineMetrics.panelTail - 1
    axis.moveEnd(to: max(right, minimum).rounded(.up) + 0.5)
    plotRight = axis.end + TimelineMetrics.panelTail
  }
}
