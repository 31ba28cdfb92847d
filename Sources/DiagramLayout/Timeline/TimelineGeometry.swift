internal import TraceAnalysis
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

  let content: TimelineContent
  private(set) var stops: [Int]
  private(set) var times: [Int64]
  private(set) var warp: TimeWarp
  private(set) var lanes: [Lane] = []
  private(set) var headings: [Heading] = []
  private(set) var panels: [Box] = []
  private(set) var gutterRight = 0.0
  private(set) var plotLeft = 0.0
  private(set) var plotRight = 0.0
  private(set) var axisTop: Double
  private(set) var isOrdinal: Bool
  private var end = 0.0

  var axisBottom: Double { axisTop + TimelineMetrics.axisHeight }
  var panelsBottom: Double { panels.last?.bottom ?? axisBottom }

  init(
    _ content: TimelineContent,
    history: TraceHistory,
    options: TimelineLayout.Options,
    fitter: TextFitter,
    axisTop: Double,
    narrowest canvasWidth: Double
  ) {
    self.content = content
    self.axisTop = axisTop
    let columns = history.trace.events
    isOrdinal = history.isUntimed
    stops = content.stops
    times = stops.map {
      $0 < columns.count ? columns.times[$0].nanoseconds : history.end.nanoseconds
    }
    headings = content.lanes.map { Self.heading(of: $0, history, fitter) }
    let widest = headings.map { $0.left + $0.name.width + ($0.id.map { $0.width + 7 } ?? 0) }.max()
    let narrowest = max(TimelineMetrics.narrowestGutter, AxisCaption.width(fitter))
    gutterRight = max(widest ?? 0, TimelineMetrics.margin + narrowest)
    gutterRight = (gutterRight + TimelineMetrics.gutterInset).rounded(.up) + 0.5
    plotLeft = gutterRight + TimelineMetrics.plotInset
    warp = TimeWarp(
      Self.warpStops(stops, times, content, fitter),
      start: plotLeft,
      mode: isOrdinal ? .ordinal : .folded(threshold: options.foldThreshold.wholeNanoseconds),
      rows: options.labelRows,
      resolution: history.resolution,
      foldWidth: { fitter.whole(TimeText.length($0), .foldLength).width + 6 }
    )
    placeEnd(canvasWidth)
    placeLanes(history)
  }

  /// Where an event of the stops stands.
  func x(_ event: Int) -> Double {
    let number = number(of: event)
    return number == stops.count - 1 ? end : warp.places[number]
  }

  /// The place of each stop, the end included.
  var places: [Double] { Array(warp.places.dropLast()) + [end] }

  /// The middles of the strips of compressed time between two places, ascending.
  func breaks(between left: Double, and right: Double) -> [Double] {
    let folds = warp.folds
    var (low, high) = (0, folds.count)
    while low < high {
      let middle = low + (high - low) / 2
      if (folds[middle].left + folds[middle].right) / 2 <= left {
        low = middle + 1
      } else {
        high = middle
      }
    }
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
    var (low, high) = (0, stops.count - 1)
    while low < high {
      let middle = low + (high - low) / 2
      if stops[middle] < event { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func warpStops(
    _ stops: [Int],
    _ times: [Int64],
    _ content: TimelineContent,
    _ fitter: TextFitter
  ) -> [TimeWarp.Stop] {
    var result = times.map { time in
      TimeWarp.Stop(
        time: time,
        labels: [],
        axisLabelWidth: fitter.whole(TimeText.length(time), .boldTick).width
      )
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
  private mutating func placeEnd(_ narrowest: Double) {
    end = max(warp.places.last ?? plotLeft, plotLeft + 60)
    for lane in content.lanes {
      for label in lane.labels { end = max(end, x(label.event) + label.width + 8) }
    }
    for lane in content.lanes {
      for bar in lane.bars { end = max(end, labelEnd(of: bar)) }
    }
    let least = narrowest - TimelineMetrics.margin - TimelineMetrics.panelTail
    end = max(end, least).rounded(.up) + 0.5
    plotRight = end + TimelineMetrics.panelTail
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

  private static func heading(
    of lane: TimelineContent.Lane,
    _ history: TraceHistory,
    _ fitter: TextFitter
  ) -> Heading {
    let left = TimelineMetrics.margin + TimelineMetrics.gutterInset
    guard let life = lane.life else {
      return Heading(name: fitter.whole("Trace", .name), left: left)
    }
    let subject = history.subjects[life]
    let depth = Double(min(lane.depth, 8))
    let name = subject.className.isEmpty ? "unnamed" : subject.className
    return Heading(
      name: fitter.fit(name, .name, into: TimelineMetrics.widestName),
      id: fitter.whole("#\(subject.id.number)", .id),
      left: left + depth * TimelineMetrics.indent + TimelineMetrics.glyph
        + TimelineMetrics.glyphGap
    )
  }
}

extension TraceHistory {
  /// The shortest time that means anything, in nanoseconds: the virtual clock counts single
  /// nanoseconds to keep events in order, not because anything took so long.
  var resolution: Int64 { trace.header.clock == .virtual ? 1_000 : 1 }

  /// The time from the first to the last event, in nanoseconds, as far as they state their times.
  ///
  /// It is `nil` when events stand at steps behind a single stated time: they took no known time.
  var statedLength: Int64? {
    let events = trace.events
    let isStated = { (place: Int) in !events[place].flags.contains(.untimed) }
    guard let first = events.indices.first(where: isStated),
      let last = events.indices.last(where: isStated)
    else { return nil }
    let length = events.times[first].duration(to: events.times[last]).wholeNanoseconds
    let hasSteps = first > 0 || last < events.count - 1
    return length <= 0 && (hasSteps || trace.header.clock == .wall) ? nil : max(0, length)
  }

  /// Whether only the order of the events is known.
  var isUntimed: Bool {
    if trace.header.clock == .order { return true }
    return !trace.events.isEmpty && trace.events.allSatisfy { $0.flags.contains(.untimed) }
  }
}
