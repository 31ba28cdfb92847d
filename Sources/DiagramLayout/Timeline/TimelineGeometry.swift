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
      breaks: breaks
    )
  }

  func draw(in scene: inout Scene) {
    TimelineBackground(self, history, fitter: fitter).draw(in: &scene)
    LanePainter(self, history, fitter: fitter).draw(in: &scene)
  }

  func x(_ event: Int) -> Double { axis.x(of: event) }

  /// The y at which a leader ends: the top of the band, or the line of an object without a state.
  func leaderEnd(_ event: Int, in lane: Int) -> Double {
    guard let first = content.lanes[lane].bands.first, event >= first.begin else {
      return lanes[lane].middle
    }
    return lanes[lane].bandTop
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
      labels: LabelRows(lane.labels.map { (axis.x(of: $0.event), $0.width) }),
      labelRow: hasPills ? TimelineMetrics.pillRow : TimelineMetrics.rowHeight,
      labelGap: 3,
      band: isThin ? TimelineMetrics.thinBand : TimelineMetrics.band,
      bars: BarRows(lane.bars.map { (axis.x(of: $0.begin), axis.labelEnd(of: $0), $0.outer) }),
      below: TimelineMetrics.laneBottom + (lane.life == nil ? 0 : axis.columnHeight)
    )
  }
}
