internal import TraceModel

/// The common values of all strips of a timeline.
struct TimelineFrame {
  let history: TraceHistory
  let fitter: TextFitter
  /// The relation of times and distances; ordinal if the trace has no times.
  let mode: TimelineLayout.Mode
  /// The right edge of the column of names.
  let gutterRight: Double
  /// The rows of labels above a band before the strip becomes wider.
  let labelRows: Int
  /// The minimum length of a pause that is compressed, in nanoseconds.
  let pauseThreshold: Int64
  /// The width of the canvas that a linear or dense axis fills.
  let width: Double
  let transitions: TransitionPeriods

  private static let usualWidth = 1_600.0

  init(
    _ history: TraceHistory,
    _ content: TimelineContent,
    options: TimelineLayout.Options,
    fitter: TextFitter
  ) {
    self.history = history
    self.fitter = fitter
    mode = history.isUntimed ? .ordinal : options.mode
    let headings = content.lanes.map { LaneHeading($0, history, fitter) }
    gutterRight = LaneHeading.gutter(headings, fitter)
    labelRows = options.labelRows
    pauseThreshold = options.foldThreshold.wholeNanoseconds
    width = options.maxWidth ?? Self.usualWidth
    transitions = TransitionPeriods(history)
  }

  var plotLeft: Double { gutterRight + TimelineMetrics.plotInset }

  /// The right end of the axis in a picture of some width.
  func plotRight(in width: Double) -> Double {
    width - TimelineMetrics.margin - TimelineMetrics.panelTail
  }

  /// The width of the axis in a picture of some width.
  func plotWidth(in width: Double) -> Double { plotRight(in: width) - plotLeft }

  /// The time of each stop in nanoseconds; the end of the trace for a stop after the last event.
  func times(of stops: [Int]) -> [Int64] {
    let times = history.trace.events.times
    return stops.map { $0 < times.count ? times[$0].nanoseconds : history.end.nanoseconds }
  }

  /// Creates the axis of a part in which every event is drawn.
  ///
  /// - Parameters:
  ///   - part: The content of the strip.
  ///   - rows: The rows of labels above a band before the strip becomes wider.
  ///   - isContinued: Whether the strip begins where the one above it ends, without a pause.
  /// - Returns: The axis; its end is not yet moved to the edge of the strip.
  func axis(of part: TimelineContent, rows: Int, isContinued: Bool = false) -> TimeAxis {
    let times = times(of: part.stops)
    switch mode {
    case .linear:
      return .linear(LinearAxis(part, times: times, from: plotLeft, to: plotRight(in: width)))
    case .ordinal:
      return .ordinal(stops(of: part, times, .ordinal, rows, isContinued))
    case .folded:
      let mode = TimeScale.Mode.folded(threshold: pauseThreshold)
      let stops = stops(of: part, times, mode, rows, isContinued)
      return .folded(FoldedAxis(stops, isContinued: isContinued, history: history))
    }
  }

  /// Joins the labels of a part that share lines.
  ///
  /// - Parameters:
  ///   - part: The content of a strip.
  ///   - isContinued: Whether the strip begins where the one above it ends, without a pause.
  /// - Returns: The content with joined labels.
  func joiningLabels(of part: TimelineContent, isContinued: Bool = false) -> TimelineContent {
    let mode: TimeScale.Mode
    switch self.mode {
    case .linear:
      let axis = axis(of: part, rows: labelRows)
      return LabelLines.joined(part, to: plotRight(in: width) - 8) { axis.x(of: $0) }
    case .ordinal: mode = .ordinal
    case .folded: mode = .folded(threshold: pauseThreshold)
    }
    let bare = stops(of: part, times(of: part.stops), mode, 1, isContinued, hasLabels: false)
    return LabelLines.joined(part, breaks: bare.breaks) { bare.x(of: $0) }
  }

  private func stops(
    of part: TimelineContent,
    _ times: [Int64],
    _ mode: TimeScale.Mode,
    _ rows: Int,
    _ isContinued: Bool,
    hasLabels: Bool = true
  ) -> AxisStops {
    let events = part.stops
    var stops = times.map { time in
      TimeScale.Stop(
        time: time,
        labels: [],
        axisLabelWidth: fitter.whole(TimeText.length(time), .boldTick).width
      )
    }
    if isContinued, let first = times.first {
      let text = TimeText.length(first) + AxisCaption.continued
      stops[0].axisLabelWidth = fitter.whole(text, .boldTick).width
    }
    var numbers: [Int: Int] = [:]
    for (number, event) in events.enumerated() { numbers[event] = number }
    for (lane, entry) in part.lanes.enumerated() where hasLabels {
      for label in entry.labels {
        guard let number = numbers[label.event] else { continue }
        stops[number].labels.append((lane, label.width))
      }
    }
    let scale = TimeScale(
      stops,
      start: plotLeft,
      mode: mode,
      rows: rows,
      resolution: history.resolution,
      breakWidth: { length, stop in
        let isTransition = transitions.cover(from: times[stop - 1], to: times[stop])
        return BreakPaint.width(ofLength: length, isTransition: isTransition, fitter)
      }
    )
    return AxisStops(events: events, times: times, scale: scale, transitions: transitions)
  }
}
