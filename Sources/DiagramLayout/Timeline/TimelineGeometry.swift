internal import Findings
internal import TraceModel

/// Where everything of a timeline stands.
struct TimelineGeometry {
  /// The heights of a lane.
  struct Lane {
    var top: Double
    var bandTop: Double
    var bandHeight: Double
    var bottom: Double
    var labelRows: LabelRows
    /// The distance of the rows of labels.
    var rowHeight: Double
    var barRows: BarRows

    var bandBottom: Double { bandTop + bandHeight }
    var middle: Double { bandTop + bandHeight / 2 }
  }

  /// A lane's texts in the gutter.
  struct Heading {
    var name: FittedText
    var id: FittedText?
    var left: Double
  }

  /// What all strips of a picture share.
  struct Frame {
    /// How time becomes width; ordinal when the trace has no times.
    var mode: TimelineLayout.Mode
    /// The right edge of the column of names.
    var gutterRight: Double
    /// The rows of labels above a band before the strip gets wider.
    var rows: Int
    /// A pause longer than this is compressed, in nanoseconds.
    var foldThreshold: Int64
    /// The width of the canvas, which a linear axis fills.
    var linearWidth: Double
    var transitions: Transitions
    /// The part of a broken linear axis that the strip shows, in nanoseconds; `nil` for all.
    var linearSpan: Range<Int64>?
    /// The length of time of every strip of a broken linear axis, in nanoseconds.
    var linearStep: Int64 = 1
    /// What labels need right of a broken linear axis.
    var widestLabel = 0.0
  }

  let content: TimelineContent
  let frame: Frame
  /// The beginning of all ids of the strip.
  let prefix: String
  private(set) var stops: [Int]
  private(set) var times: [Int64]
  private(set) var warp: TimeWarp
  /// The axis and the columns of a dense picture; `nil` when each event is drawn.
  let density: DensityPainter?
  private(set) var lanes: [Lane] = []
  private(set) var headings: [Heading] = []
  private(set) var panels: [Box] = []
  private(set) var gutterRight = 0.0
  private(set) var plotLeft = 0.0
  private(set) var plotRight = 0.0
  private(set) var axisTop: Double
  private(set) var hasTransitions = false
  /// Whether the strip begins where the one above it ends, without a pause.
  let isContinued: Bool
  /// Whether events stand apart only because of their order, except at the pauses.
  private(set) var isOrderOnly = false
  private var end = 0.0
  /// Where the time of a strip of a broken linear axis ends.
  private var linearEnd: Double?

  var isOrdinal: Bool { frame.mode == .ordinal }
  var isLinear: Bool { frame.mode == .linear || density != nil && !isOrdinal }
  var axisBottom: Double {
    axisTop + TimelineMetrics.axisHeight + (hasTransitions ? TimelineMetrics.axisWords : 0)
  }
  var panelsBottom: Double { panels.last?.bottom ?? axisBottom }
  /// The width of the canvas that the strip needs.
  var width: Double { (plotRight + TimelineMetrics.margin).rounded(.up) }
  /// The strips of compressed time.
  var folds: [TimeWarp.Fold] { density?.axis.folds ?? warp.folds }
  /// A band is at least as wide, so that none gets lost where time has a scale.
  var leastBand: Double { isLinear ? 3 : 0 }

  init(
    _ content: TimelineContent,
    history: TraceHistory,
    frame: Frame,
    density: DensityPainter? = nil,
    fitter: TextFitter,
    axisTop: Double,
    narrowest canvasWidth: Double,
    prefix: String = "",
    isBroken: Bool = false,
    isContinued: Bool = false
  ) {
    self.isContinued = isContinued
    self.axisTop = axisTop
    self.frame = frame
    self.density = density
    self.prefix = prefix
    gutterRight = frame.gutterRight
    plotLeft = gutterRight + TimelineMetrics.plotInset
    let columns = history.trace.events
    stops = content.stops
    times = stops.map {
      $0 < columns.count ? columns.times[$0].nanoseconds : history.end.nanoseconds
    }
    let mode: TimeWarp.Mode =
      switch frame.mode {
      case .ordinal: .ordinal
      case .folded: .folded(threshold: frame.foldThreshold)
      case .linear:
        .linear(pixels: Self.scale(frame, content, stops, times, plotLeft))
      }
    var start = plotLeft
    if let span = frame.linearSpan, case .linear(let pixels) = mode, let first = times.first {
      start += Double(first.difference(from: span.lowerBound)) * pixels
    }
    let foldWidths = FoldWidths(frame.transitions, times: times, fitter: fitter)
    warp = TimeWarp(
      density == nil ? Self.warpStops(stops, times, content, isContinued, fitter) : [],
      start: start,
      mode: mode,
      rows: frame.rows,
      resolution: history.resolution,
      foldWidth: { foldWidths.width(ofPause: $0, before: $1) }
    )
    if frame.mode == .linear || density != nil {
      var limited = content
      let (warp, stops) = (warp, stops)
      LabelLimit.apply(to: &limited) { event in
        density?.axis.x(event) ?? warp.places[stops.partition { $0 < event }]
      }
      self.content = limited
    } else {
      self.content = content
    }
    headings = content.lanes.map { Self.heading(of: $0, history, fitter) }
    if let span = frame.linearSpan, case .linear(let pixels) = mode {
      linearEnd = plotLeft + Double(span.upperBound.difference(from: span.lowerBound)) * pixels
    }
    hasTransitions = folds.contains(where: isTransition)
    placeEnd(canvasWidth, isRagged: isBroken)
    isOrderOnly =
      !isLinear && history.trace.header.clock == .virtual && hasOrderOnly(history.resolution)
    placeLanes(history)
  }

  /// The right edge of the column of names, wide enough for all of them.
  static func gutter(
    _ content: TimelineContent,
    history: TraceHistory,
    fitter: TextFitter
  ) -> Double {
    let headings = content.lanes.map { heading(of: $0, history, fitter) }
    let widest = headings.map { $0.left + $0.name.width + ($0.id.map { $0.width + 7 } ?? 0) }.max()
    let narrowest = max(TimelineMetrics.narrowestGutter, AxisCaption.width(fitter))
    let right = max(widest ?? 0, TimelineMetrics.margin + narrowest)
    return (right + TimelineMetrics.gutterInset).rounded(.up) + 0.5
  }

  /// Returns the strip with its axis at another height.
  func moved(to top: Double) -> TimelineGeometry {
    var moved = self
    let distance = top - axisTop
    moved.axisTop = top
    for number in lanes.indices {
      moved.lanes[number].top += distance
      moved.lanes[number].bandTop += distance
      moved.lanes[number].bottom += distance
    }
    for number in panels.indices { moved.panels[number].y += distance }
    return moved
  }

  private func hasOrderOnly(_ resolution: Int64) -> Bool {
    let pauses = Set(folds.map(\.stop))
    return times.indices.dropFirst().allSatisfy { stop in
      pauses.contains(stop) || times[stop].difference(from: times[stop - 1]) < resolution
    }
  }

  /// Where an event of the stops stands.
  func x(_ event: Int) -> Double {
    if let density { return density.axis.x(event) }
    if linearEnd != nil, event < content.startEvent { return plotLeft }
    let number = number(of: event)
    return number == stops.count - 1 ? end : warp.places[number]
  }

  /// What the marks of the axis stand at: times, places, and where bursts begin.
  var tickStops: (times: [Int64], places: [Double], starts: [Int]) {
    if let axis = density?.axis { return (axis.times, axis.places, axis.starts) }
    if let span = frame.linearSpan {
      let inner = times.indices.filter { span.contains(times[$0]) }
      return (
        [span.lowerBound] + inner.map { times[$0] } + [span.upperBound],
        [plotLeft] + inner.map { warp.places[$0] } + [end], [0]
      )
    }
    if isLinear { return (times, places, [0]) }
    let folds = warp.folds.map(\.stop).filter { $0 < times.count - 1 }
    // The end stands further right than its time asks for, so that labels fit: no mark leads there.
    let count = max(1, times.count - 1)
    return (Array(times.prefix(count)), Array(places.prefix(count)), isOrdinal ? [] : [0] + folds)
  }

  /// Whether something was on its way during a strip of compressed time.
  func isTransition(_ fold: TimeWarp.Fold) -> Bool {
    let times = density?.axis.times ?? times
    return frame.transitions.cover(from: times[max(0, fold.stop - 1)], to: times[fold.stop])
  }

  /// The place of each stop, the end included.
  var places: [Double] { Array(warp.places.dropLast()) + [end] }

  /// The middles of the strips of compressed time between two places, ascending.
  func breaks(between left: Double, and right: Double) -> [Double] {
    let folds = folds
    let low = folds.partition { ($0.left + $0.right) / 2 <= left }
    return folds[low...].lazy.map { ($0.left + $0.right) / 2 }.prefix { $0 < right }
  }

  /// Where a leader meets its lane: the top of the band, or the line of a life without a state.
  func ground(_ event: Int, in lane: Int) -> Double {
    guard let first = content.lanes[lane].bands.first, event >= first.begin else {
      return lanes[lane].middle
    }
    return lanes[lane].bandTop
  }

  private func number(of event: Int) -> Int {
    min(stops.partition { $0 < event }, stops.count - 1)
  }

  private static func warpStops(
    _ stops: [Int],
    _ times: [Int64],
    _ content: TimelineContent,
    _ isContinued: Bool,
    _ fitter: TextFitter
  ) -> [TimeWarp.Stop] {
    var result = times.map { time in
      TimeWarp.Stop(
        time: time,
        labels: [],
        axisLabelWidth: fitter.whole(TimeText.length(time), .boldTick).width
      )
    }
    if isContinued, let first = times.first {
      let text = TimeText.length(first) + AxisCaption.continued
      result[0].axisLabelWidth = fitter.whole(text, .boldTick).width
    }
    var numbers: [Int: Int] = [:]
    for (number, stop) in stops.enumerated() { numbers[stop] = number }
    for (lane, entry) in content.lanes.enumerated() {
      for label in entry.labels {
        guard let number = numbers[label.event] else { continue }
        result[number].labels.append((lane, label.width))
      }
    }
    return result
  }

  /// The end of the axis lies right of every label, so that none leaves the canvas.
  ///
  /// The lanes of a broken timeline end where their time ends, not at the edge of the widest strip.
  private mutating func placeEnd(_ narrowest: Double, isRagged: Bool) {
    end =
      density?.axis.right ?? linearEnd
      ?? max(warp.places.last ?? plotLeft, isLinear ? 0 : plotLeft + 60)
    var right = end
    for lane in content.lanes {
      for label in lane.labels { right = max(right, x(label.event) + label.width + 8) }
    }
    for lane in content.lanes {
      for bar in lane.bars { right = max(right, labelEnd(of: bar)) }
    }
    // One pixel less: the edge stands on half a pixel.
    let least = narrowest - TimelineMetrics.margin - TimelineMetrics.panelTail - 1
    let needed = right.rounded(.up) + 0.5
    right = max(right, least).rounded(.up) + 0.5
    // Where distances are times the end stands where it belongs.
    if !isLinear {
      end = isRagged ? needed : right
      warp.moveEnd(to: end)
    }
    plotRight = right + TimelineMetrics.panelTail
  }

  /// The right end of a bar with its label.
  func labelEnd(of bar: TimelineContent.Bar) -> Double {
    let (left, right) = (x(bar.begin), max(x(bar.end), x(bar.begin) + 3))
    return bar.text.width + 8 <= right - left ? right : right + 5 + bar.text.width + 8
  }

  private mutating func placeLanes(_ history: TraceHistory) {
    var y = axisBottom + 0.5
    for _ in content.lanes { lanes.append(emptyLane) }
    for panel in content.panels {
      let top = y
      for number in panel {
        lanes[number] = lane(number, top: y, history)
        y = lanes[number].bottom
      }
      panels.append(
        Box(
          x: TimelineMetrics.margin + 0.5,
          y: top,
          width: plotRight - TimelineMetrics.margin,
          height: y - top
        )
      )
      y += TimelineMetrics.panelGap
    }
  }

  private var emptyLane: Lane {
    let (labels, bars) = (LabelRows([]), BarRows([]))
    return Lane(
      top: 0,
      bandTop: 0,
      bandHeight: 0,
      bottom: 0,
      labelRows: labels,
      rowHeight: 0,
      barRows: bars
    )
  }

  private func lane(_ number: Int, top: Double, _ history: TraceHistory) -> Lane {
    let entry = content.lanes[number]
    let labels = LabelRows(entry.labels.map { (x($0.event), $0.width) })
    let bars = BarRows(entry.bars.map { (x($0.begin), labelEnd(of: $0), $0.outer) })
    let isThin = entry.life.map { !history.subjects[$0].kind.isController } ?? true
    let bandHeight = isThin ? TimelineMetrics.thinBand : TimelineMetrics.band
    let rowHeight = Self.rowHeight(of: entry)
    let above = Double(labels.count) * rowHeight
    let bandTop = top + TimelineMetrics.laneTop + above + (labels.count > 0 ? 3 : 0)
    var bottom = bandTop + bandHeight + TimelineMetrics.laneBottom
    if density != nil, entry.life != nil {
      bottom += TimelineMetrics.barTop + DensityPainter.height
    }
    if bars.count > 0 {
      bottom += TimelineMetrics.barTop + Double(bars.count) * TimelineMetrics.barRow
    }
    return Lane(
      top: top,
      bandTop: bandTop,
      bandHeight: bandHeight,
      bottom: bottom,
      labelRows: labels,
      rowHeight: rowHeight,
      barRows: bars
    )
  }

  /// Rows stand further apart where one pill may stand above another.
  private static func rowHeight(of entry: TimelineContent.Lane) -> Double {
    let findings = entry.labels.count { label in
      if case .finding = label.kind { true } else { false }
    }
    return findings > 1 ? TimelineMetrics.pillRow : TimelineMetrics.rowHeight
  }
}
