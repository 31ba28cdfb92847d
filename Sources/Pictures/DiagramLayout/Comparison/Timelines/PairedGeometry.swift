internal import TraceModel

/// The positions of everything in a strip of two timelines.
struct PairedGeometry: StripGeometry {
  /// A panel in its position.
  struct Panel {
    /// The index of the panel in the content.
    var number: Int
    /// The lane of the first trace, with labels above its band, then that of the second one, with
    /// labels below.
    var lanes: [LaneStack.Lane]
    /// The labels of both lanes, by ascending column.
    var labels: [[PairedTimelines.Label]]
    var guides: [PairedTimelines.Guide]
    /// The rows of the guides between both bands, 0 next to the first trace's band.
    var guideRows: [Int]

    /// The middle between both bands.
    var middle: Double { (lanes[0].bandTop + lanes[1].bandBottom) / 2 }
  }

  /// The content of a panel before it is placed.
  private struct Request {
    var number: Int
    var labels: [[PairedTimelines.Label]]
    var guides: [PairedTimelines.Guide]
    var guideRows: [Int]
  }

  let content: PairedTimelines
  /// The indices of the columns of the strip.
  let range: Range<Int>
  let frame: StripFrame
  let moments: PairedMoments
  let panels: [Panel]
  private let axis: AxisStops
  private let fitter: TextFitter

  var prefix: String { frame.prefix }
  /// The first and the last position of the strip.
  var positions: ClosedRange<Double> { Double(range.lowerBound)...Double(range.upperBound + 1) }

  init(_ strip: PairedStrip, at top: Double) {
    (content, range, axis) = (strip.content, strip.range, strip.axis)
    (moments, fitter) = (strip.frame.moments, strip.frame.fitter)
    let bottom = top + TimelineMetrics.axisHeight
    let requests = strip.content.panels.indices.compactMap { Self.request($0, strip) }
    let stack = LaneStack(
      requests.map { Self.lanes($0, strip.axis) },
      below: bottom,
      to: strip.plotRight
    )
    panels = requests.enumerated().map { index, request in
      Panel(
        number: request.number,
        lanes: Array(stack.lanes[2 * index...2 * index + 1]),
        labels: request.labels,
        guides: request.guides,
        guideRows: request.guideRows
      )
    }
    frame = StripFrame(
      prefix: strip.prefix,
      gutterRight: strip.frame.gutterRight,
      plotRight: strip.plotRight,
      axisBottom: bottom,
      panels: stack.panels,
      breaks: strip.axis.breaks
    )
  }

  func draw(in scene: inout Scene) {
    frame.drawBackground(in: &scene, overlap: PairedMetrics.breakOverlap)
    PairedAxisPainter(self, fitter: fitter).draw(in: &scene)
    PairedPainter(self, fitter: fitter).draw(in: &scene)
  }

  /// The x of a position; a position between two columns is inside their break.
  func x(_ position: Double) -> Double {
    let position = min(max(position, positions.lowerBound), positions.upperBound)
    let after = Int(position.rounded(.up))
    guard position < Double(after) else { return axis.x(of: after) }
    let share = position - Double(after - 1)
    var (left, right) = (axis.x(of: after - 1), axis.x(of: after))
    if let fold = frame.breaks.first(where: { $0.stop == after - range.lowerBound }) {
      (left, right) = (fold.left, fold.right)
    }
    return left + share * (right - left)
  }

  /// The x of a column.
  func x(_ position: Int) -> Double {
    axis.x(of: min(max(position, range.lowerBound), range.upperBound + 1))
  }

  /// Selects the part of a panel that the strip shows; `nil` when there is none.
  private static func request(_ number: Int, _ strip: PairedStrip) -> Request? {
    let panel = strip.content.panels[number]
    let range = strip.range
    let hasFlag = panel.lanes.contains { !$0.flags(in: range).isEmpty }
    let differs = panel.lanes.contains { lane in
      lane.pieces.contains { piece in
        !piece.isEqual && piece.from < Double(range.upperBound + 1)
          && piece.to > Double(range.lowerBound)
      }
    }
    guard hasFlag || differs && panel.difference == nil else { return nil }
    let guides = panel.guides.filter { guide in
      range.contains(guide.from - 1) || range.contains(guide.to - 1)
    }
    return Request(
      number: number,
      labels: panel.lanes.map { Array($0.labels(in: range)) },
      guides: guides,
      guideRows: rows(of: guides)
    )
  }

  /// The lanes of both traces: labels, band, guides, band, labels.
  private static func lanes(_ request: Request, _ axis: AxisStops) -> [LaneStack.Request] {
    request.labels.enumerated().map { side, labels in
      let hasPills = labels.contains { $0.difference != nil }
      return LaneStack.Request(
        above: side == 0 ? TimelineMetrics.laneTop : PairedMetrics.gap(request.guideRows),
        labels: LabelRows(labels.map { (axis.x(of: $0.position), $0.width) }),
        labelRow: hasPills ? TimelineMetrics.pillRow : TimelineMetrics.rowHeight,
        labelGap: PairedMetrics.labelGap,
        labelsAreBelow: side == 1,
        band: PairedMetrics.band,
        below: side == 0 ? 0 : TimelineMetrics.laneBottom
      )
    }
  }

  /// Assigns rows to guides so that no guides overlap; guides above a limit share the last row.
  private static func rows(of guides: [PairedTimelines.Guide]) -> [Int] {
    var result = Array(repeating: 0, count: guides.count)
    var ends: [Int] = []
    let order = guides.indices.sorted {
      (min(guides[$0].from, guides[$0].to), $0) < (min(guides[$1].from, guides[$1].to), $1)
    }
    for number in order {
      let guide = guides[number]
      let row = ends.firstIndex { $0 < min(guide.from, guide.to) } ?? ends.count
      if row == ends.count { ends.append(0) }
      ends[row] = max(guide.from, guide.to)
      result[number] = min(row, PairedMetrics.maximumGuideRows - 1)
    }
    return result
  }
}

/// The sizes of paired timelines in pixels at scale 1, chosen by eye.
enum PairedMetrics {
  static let band = 14.0
  /// The free height between a band and its first row of labels.
  static let labelGap = 4.0
  /// The height of the part of the axis that breaks cover.
  static let breakOverlap = 36.0
  /// Less than the distance of any two columns.
  static let minimumStep = 5.0
  static let guideRow = 5.0
  static let maximumGuideRows = 8

  /// The distance of both bands, with room for guides.
  static func gap(_ guideRows: [Int]) -> Double {
    guard let last = guideRows.max() else { return 5 }
    return Double(last + 1) * guideRow + 7
  }
}
