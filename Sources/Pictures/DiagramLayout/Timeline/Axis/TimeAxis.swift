/// The horizontal axis of a strip, which computes the x of each event.
enum TimeAxis {
  /// Pauses are compressed, and events move apart where their labels need room.
  case folded(FoldedAxis)
  /// Distances are times.
  case linear(LinearAxis)
  /// Each event is one step; only the order counts.
  case ordinal(AxisStops)
  /// Calls are counted by columns of a few pixels.
  case dense(DensityColumns)

  func x(of event: Int) -> Double {
    switch self {
    case .folded(let axis): axis.stops.x(of: event)
    case .linear(let axis): axis.x(of: event)
    case .ordinal(let stops): stops.x(of: event)
    case .dense(let columns): columns.axis.x(of: event)
    }
  }

  /// The x at which the time of the strip ends.
  var end: Double {
    switch self {
    case .folded(let axis): axis.stops.end
    case .linear(let axis): axis.end
    case .ordinal(let stops): stops.end
    case .dense(let columns): columns.axis.right
    }
  }

  /// The compressed pauses from left to right.
  var breaks: [AxisBreak] {
    switch self {
    case .folded(let axis): axis.stops.breaks
    case .dense(let columns): columns.axis.breaks
    case .linear, .ordinal: []
    }
  }

  /// The events to which the marks of the axis refer; empty where only the order counts.
  var ticks: AxisTicks.Stops {
    switch self {
    case .folded(let axis): axis.ticks
    case .linear(let axis): axis.ticks
    case .ordinal: AxisTicks.Stops()
    case .dense(let columns): columns.axis.ticks
    }
  }

  /// Whether distances are times, except at the breaks.
  var isProportional: Bool {
    switch self {
    case .linear: true
    case .dense(let columns): !columns.axis.isOrdinal
    case .folded, .ordinal: false
    }
  }

  /// Whether only the order of events sets them apart, except at the breaks.
  var isOrderOnly: Bool {
    if case .folded(let axis) = self { axis.isOrderOnly } else { false }
  }

  /// Whether the axis shows no times.
  var isOrdinal: Bool {
    switch self {
    case .ordinal: true
    case .dense(let columns): columns.axis.isOrdinal
    case .folded, .linear: false
    }
  }

  /// Whether the strip begins where the one above it ends, without a pause.
  var isContinued: Bool {
    if case .folded(let axis) = self { axis.isContinued } else { false }
  }

  /// Whether events make room for labels, so that every label has a row.
  var makesRoomForLabels: Bool {
    switch self {
    case .folded, .ordinal: true
    case .linear, .dense: false
    }
  }

  /// Bands are at least this wide, so that short states remain visible where distances are times.
  var minimumBand: Double { isProportional ? 3 : 0 }

  /// The height of the columns of calls below the band of an object.
  var columnHeight: Double {
    if case .dense = self { TimelineMetrics.barTop + DensityScale.height } else { 0 }
  }

  /// Multiplies all distances by a factor, unless distances are times.
  mutating func stretch(by factor: Double) {
    switch self {
    case .folded(var axis):
      axis.stops.stretch(by: factor)
      self = .folded(axis)
    case .ordinal(var stops):
      stops.stretch(by: factor)
      self = .ordinal(stops)
    case .linear, .dense: break
    }
  }

  /// Moves the end of the strip right, unless distances are times.
  mutating func moveEnd(to x: Double) {
    switch self {
    case .folded(var axis):
      axis.stops.moveEnd(to: x)
      self = .folded(axis)
    case .ordinal(var stops):
      stops.moveEnd(to: x)
      self = .ordinal(stops)
    case .linear, .dense: break
    }
  }
}
