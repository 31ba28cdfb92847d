internal import Findings
internal import TraceModel

/// The positions of everything in a strip of a timeline.
struct TimelineGeometry: StripGeometry {
  let content: TimelineContent
  let axis: TimeAxis
  let headings: [LaneHeading]
  let lanes: [LaneStack.Lane]
  let frame: StripFrame
  private let history: TraceHistory
  private let fitter: TextFitter

  var prefix: String { frame.prefix }

  init(_ strip: TimelineStrip, at top: Double) {
    (content, axis) = (strip.content, strip.axis)
    (history, fitter) = (strip.frame.history, strip.frame.fitter)
    headings = strip.content.lanes.map { LaneHeading($0, strip.frame.history, strip.frame.fitter) }
    let breaks = strip.axis.breaks
    let words = breaks.contains(where: \.isTransition) ? TimelineMetrics.axisWords : 0
    let bottom = top + TimelineMetrics.axisHeight + words
    let requests = strip.content.panels.map { panel in
      panel.map { Self.request(for: strip.content.lanes[$0], strip.axis, strip.frame.history) }
    }
    let stack = LaneStack(requests, below: bottom, to: strip.plotRight)
    lanes = stack.lanes
    frame = StripFrame(
      prefix: strip.prefix,
      gutterRight: strip.frame.gutterRight,
      plotRight: strip.plotRight,
      axisBottom: bottom,
      panels: stack.panels,
      breaks: breaks,
      footer: strip.content.waiting.isEmpty ? 0 : TimelineMetrics.footer
    )
  }

  func draw(in scene: inout Scene) {
    TimelineBackground(self, history, fitter: fitter).draw(in: &scene)
    LanePainter(self, history, fitter: fitter).draw(in: &scene)
    drawWaiting(in: &scene)
  }

  /// The events of the arrows that are lines and cross a text.
  var crossingArrows: [Int] {
    let boxes = LanePainter(self, history, fitter: fitter).textBoxes
    let painter = ArrowPainter(self, ClearedLine(boxes))
    return content.arrows.filter { $0.isLine && painter.crossesText($0) }.map(\.event)
  }

  /// Writes the names of the objects that only wait below the panels.
  private func drawWaiting(in scene: inout Scene) {
    guard !content.waiting.isEmpty else { return }
    let whole = WaitingLanes(content.waiting, history).text
    let left = TimelineMetrics.margin + TimelineMetrics.gutterInset
    let text = fitter.fit(whole, .note, into: frame.plotRight - left)
    let group = SceneGroup(id: "\(prefix)waiting", role: .symbol, title: whole)
    scene.group(group) { scene in
      let origin = Point(left, frame.end - 3)
      scene.add(text.line(at: origin, color: .dimText))
    }
  }

  func x(_ event: Int) -> Double { axis.x(of: event) }

  /// The y at which a leader ends: the top of the band, or the line of an object that is detached
  /// or has no state.
  func leaderEnd(_ event: Int, in lane: Int) -> Double {
    let bands = content.lanes[lane].bands
    guard let first = bands.first, event >= first.begin else { return lanes[lane].middle }
    let isLine = bands[..<bands.partition { $0.begin < event }].last.map { band in
      StatePaint(band.state).isLine && event < band.end ?? .max
    }
    return isLine ?? false ? lanes[lane].middle : lanes[lane].bandTop
  }

  private static func request(
    for lane: TimelineContent.Lane,
    _ axis: TimeAxis,
    _ history: TraceHistory
  ) -> LaneStack.Request {
    let isThin = lane.life.map { !history.subjects[$0].kind.isController } ?? true
    // Two pills in adjacent rows need a larger distance.
    let hasPills = lane.labels.count(where: \.isFinding) > 1
    return LaneStack.Request(
      labels: LabelRows(lane.labels.map { $0.extent(at: axis.x(of: $0.event)) }),
      labelRow: hasPills ? TimelineMetrics.pillRow : TimelineMetrics.rowHeight,
      labelGap: lane.labels.contains { !$0.followers.isEmpty } ? 7 : 3,
      band: isThin ? TimelineMetrics.thinBand : TimelineMetrics.band,
      bars: BarRows(lane.bars.map { (axis.x(of: $0.begin), axis.labelEnd(of: $0), $0.outer) }),
      below: TimelineMetrics.laneBottom + (lane.life == nil ? 0 : axis.columnHeight)
    )
  }
}
