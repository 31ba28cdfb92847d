internal import TraceModel

/// Where everything of two timelines stands, or of a strip of them.
struct PairedGeometry {
  /// What all strips of a picture share.
  struct Frame {
    /// The right edge of the column of names.
    var gutterRight: Double
    /// The rows of labels at a band before the strip gets wider.
    var rows: Int
    /// The words on the axis over each column.
    var axis: PairedAxis
  }

  /// A panel in its place.
  struct Panel {
    /// Its number in the content.
    var number: Int
    var box: Box
    /// The upper edges of both bands.
    var bandTops: [Double]
    /// The labels of both lanes, ascending; those of the first trace stand above its band.
    var labels: [[PairedTimelines.Label]]
    /// Their rows, 0 next to the band.
    var rows: [LabelRows]
    var rowHeights: [Double]
    var guides: [PairedTimelines.Guide]
    /// The rows of the guides between both bands, 0 next to the first trace's.
    var guideRows: [Int]

    /// The middle between both bands.
    var middle: Double { (bandTops[0] + bandTops[1] + PairedMetrics.band) / 2 }
  }

  let content: PairedTimelines
  let frame: Frame
  /// The columns of the strip.
  let range: Range<Int>
  /// The beginning of all ids of the strip.
  let prefix: String
  private let warp: TimeWarp
  private(set) var panels: [Panel] = []
  private(set) var plotRight = 0.0
  private(set) var axisTop = 0.0
  private var end = 0.0

  var plotLeft: Double { frame.gutterRight + TimelineMetrics.plotInset }
  var axisBottom: Double { axisTop + TimelineMetrics.axisHeight }
  var bottom: Double { panels.last?.box.bottom ?? axisBottom }
  /// The width of the canvas that the strip needs.
  var width: Double { (plotRight + TimelineMetrics.margin).rounded(.up) }
  /// The folded calls, from left to right.
  var folds: [TimeWarp.Fold] { warp.folds }
  /// The first and the last place of the strip.
  var places: ClosedRange<Double> { Double(range.lowerBound)...Double(range.upperBound + 1) }

  init(
    _ content: PairedTimelines,
    columns range: Range<Int>,
    frame: Frame,
    fitter: TextFitter,
    narrowest: Double,
    prefix: String = ""
  ) {
    self.content = content
    self.frame = frame
    self.range = range
    self.prefix = prefix
    warp = TimeWarp(
      Self.stops(content, range, frame),
      start: frame.gutterRight + TimelineMetrics.plotInset,
      mode: .folded(threshold: 1),
      rows: frame.rows,
      foldWidth: { length, _ in
        fitter.whole(PairedAxis.words(ofFold: Int(length - 1)), .foldLength).width
      }
    )
    placeEnd(narrowest)
  }

  /// Returns the strip with its axis at a height and its panels below.
  func placed(at top: Double) -> PairedGeometry {
    var placed = self
    placed.axisTop = top
    var y = placed.axisBottom + 0.5
    for number in content.panels.indices {
      guard let panel = placed.panel(number, top: y) else { continue }
      placed.panels.append(panel)
      y = panel.box.bottom + TimelineMetrics.panelGap
    }
    return placed
  }

  /// Where a place of the axis stands; what is folded stands within its fold.
  func x(_ place: Double) -> Double {
    let local = min(max(place - Double(range.lowerBound), 0), Double(range.count + 1))
    let after = Int(local.rounded(.up))
    guard local < Double(after) else { return stop(after) }
    let share = local - Double(after - 1)
    var (left, right) = (stop(after - 1), stop(after))
    let number = folds.partition { $0.stop < after }
    if number < folds.count, folds[number].stop == after {
      (left, right) = (folds[number].left, folds[number].right)
    }
    return left + share * (right - left)
  }

  /// Where a column stands.
  func x(_ place: Int) -> Double { x(Double(place)) }

  private func stop(_ number: Int) -> Double {
    number > range.count ? end : warp.places[number]
  }

  private static func stops(
    _ content: PairedTimelines,
    _ range: Range<Int>,
    _ frame: Frame
  ) -> [TimeWarp.Stop] {
    var time: Int64 = 0
    var stops = [TimeWarp.Stop(time: 0, labels: [])]
    for column in range {
      time += Int64(content.columns[column].hidden) + 1
      let width = frame.axis.width(of: column) + 10
      if column == range.lowerBound { stops[0].axisLabelWidth = width }
      stops.append(TimeWarp.Stop(time: time, labels: [], axisLabelWidth: width))
    }
    time += Int64(range.upperBound == content.columns.count ? content.hiddenAfter : 0) + 1
    stops.append(TimeWarp.Stop(time: time, labels: []))
    for (number, panel) in content.panels.enumerated() {
      for (side, lane) in panel.lanes.enumerated() {
        for label in lane.labels(in: range) {
          stops[label.place - range.lowerBound].labels.append((2 * number + side, label.width))
        }
      }
    }
    return stops
  }

  /// The end of the axis lies right of every label, so that none leaves the canvas.
  private mutating func placeEnd(_ narrowest: Double) {
    var right = max(warp.places.last ?? plotLeft, plotLeft + 60)
    for lane in content.panels.lazy.flatMap(\.lanes) {
      for label in lane.labels(in: range) {
        right = max(right, stop(label.place - range.lowerBound) + label.width + 8)
      }
    }
    for column in range {
      right = max(right, stop(column + 1 - range.lowerBound) + frame.axis.width(of: column) + 8)
    }
    let least = narrowest - TimelineMetrics.margin - TimelineMetrics.panelTail - 1
    end = max(right, least).rounded(.up) + 0.5
    plotRight = end + TimelineMetrics.panelTail
  }

  /// Places a panel; `nil` when nothing of it is in the strip.
  private func panel(_ number: Int, top: Double) -> Panel? {
    let panel = content.panels[number]
    let hasFlag = panel.lanes.contains { !$0.flags(in: range).isEmpty }
    let differs = panel.lanes.contains { lane in
      lane.pieces.contains { piece in
        !piece.isEqual && piece.from < places.upperBound && piece.to > places.lowerBound
      }
    }
    let guides = panel.guides.filter { guide in
      range.contains(guide.from - 1) || range.contains(guide.to - 1)
    }
    guard hasFlag || differs && panel.difference == nil else { return nil }
    let labels = panel.lanes.map { Array($0.labels(in: range)) }
    let rows = labels.map { own in LabelRows(own.map { (x($0.place), $0.width) }) }
    let heights = labels.map { own in
      own.contains { $0.difference != nil } ? TimelineMetrics.pillRow : TimelineMetrics.rowHeight
    }
    let guideRows = Self.rows(of: guides)
    let room = zip(rows, heights).map { rows, height in
      rows.count > 0 ? Double(rows.count) * height + 4 : 0
    }
    let first = top + TimelineMetrics.laneTop + room[0]
    let second = first + PairedMetrics.band + PairedMetrics.gap(guideRows)
    let bottom = second + PairedMetrics.band + room[1] + TimelineMetrics.laneBottom
    let left = TimelineMetrics.margin + 0.5
    return Panel(
      number: number,
      box: Box(x: left, y: top, width: plotRight - left + 0.5, height: bottom - top),
      bandTops: [first, second],
      labels: labels,
      rows: rows,
      rowHeights: heights,
      guides: guides,
      guideRows: guideRows
    )
  }

  /// Gives guides rows in which none covers another; over a limit they share the last one.
  private static func rows(of guides: [PairedTimelines.Guide]) -> [Int] {
    var result = Array(repeating: 0, count: guides.count)
    var ends: [Int] = []
    let order = guides.indices.sorted {
      (min(guides[$0].from, guides[$0].to), $0) < (min(guides[$1].from, guides[$1].to), $1)
    }
    for number in order {
      let guide = guides[number]
      var row = ends.firstIndex { $0 < min(guide.from, guide.to) } ?? ends.count
      if row == ends.count { ends.append(0) }
      ends[row] = max(guide.from, guide.to)
      row = min(row, PairedMetrics.mostGuideRows - 1)
      result[number] = row
    }
    return result
  }
}

/// The sizes of paired timelines in pixels at scale 1, chosen by eye.
enum PairedMetrics {
  static let band = 14.0
  /// Less than the distance of any two columns.
  static let leastStep = 5.0
  static let guideRow = 5.0
  static let mostGuideRows = 8

  /// The distance of both bands, with room for guides.
  static func gap(_ guideRows: [Int]) -> Double {
    guard let last = guideRows.max() else { return 5 }
    return Double(last + 1) * guideRow + 7
  }
}
