internal import TraceModel

/// Breaks a timeline that is too wide into strips below each other, at pauses.
///
/// Each strip holds as many bursts of events as fit. A burst that alone is too wide gets more rows
/// of labels, which makes it narrower; when that does not help its strip stays too wide, which is
/// told.
struct TimelineStrips {
  /// The strips from top to bottom.
  private(set) var strips: [TimelineGeometry] = []
  /// What the reader must know about the breaks.
  private(set) var notes: [String] = []

  private let content: TimelineContent
  private let history: TraceHistory
  private let fitter: TextFitter
  private let frame: TimelineGeometry.Frame

  /// Wider pictures are broken also when nobody asked for a width.
  private static let widestWhole = 6_000.0
  private static let usualWidth = 2_000.0
  private static let moreRows = [10, 16, 26]
  private static let gap = 18.0

  init(
    _ content: TimelineContent,
    history: TraceHistory,
    frame: TimelineGeometry.Frame,
    maxWidth: Double?,
    fitter: TextFitter,
    narrowest: Double
  ) {
    self.content = content
    self.history = history
    self.fitter = fitter
    self.frame = frame
    let whole = geometry(content, narrowest: narrowest)
    let limit = maxWidth ?? (whole.width > Self.widestWhole ? Self.usualWidth : .infinity)
    guard whole.width > limit, frame.mode != .linear else {
      strips = [whole]
      if whole.width > limit { tellWidth(whole.width, limit) }
      return
    }
    let parts = parts(limit)
    let widths = parts.map { geometry($0.content, rows: $0.rows, narrowest: 0).width }
    let widest = max(widths.max() ?? 0, narrowest)
    if widest > limit { tellWidth(widest, limit) }
    for (number, part) in parts.enumerated() {
      strips.append(
        geometry(
          part.content,
          rows: part.rows,
          narrowest: widest,
          prefix: parts.count > 1 ? "strip-\(number + 1)-" : ""
        )
      )
    }
  }

  /// Holds one strip that was laid out already.
  init(
    single strip: TimelineGeometry,
    frame: TimelineGeometry.Frame,
    history: TraceHistory,
    fitter: TextFitter
  ) {
    content = strip.content
    self.history = history
    self.frame = frame
    self.fitter = fitter
    strips = [strip]
  }

  /// Places the strips below each other.
  ///
  /// - Parameter top: The upper edge of the first axis.
  /// - Returns: The strips in their places.
  func stacked(from top: Double) -> [TimelineGeometry] {
    var top = top
    return strips.map { strip in
      let moved = strip.moved(to: top)
      top = moved.panelsBottom + Self.gap
      return moved
    }
  }

  private mutating func tellWidth(_ width: Double, _ limit: Double) {
    notes.append(
      frame.mode == .linear
        ? "The labels need \(width.short) pixels, more than \(limit.short)"
        : "One strip is \(width.short) pixels wide, more than \(limit.short): it has no pause to"
          + " break at"
    )
  }

  private func geometry(
    _ part: TimelineContent,
    rows: Int? = nil,
    narrowest: Double,
    prefix: String = ""
  ) -> TimelineGeometry {
    var frame = frame
    if let rows { frame.rows = rows }
    return TimelineGeometry(
      part,
      history: history,
      frame: frame,
      fitter: fitter,
      axisTop: 0,
      narrowest: narrowest,
      prefix: prefix
    )
  }

  private struct Part {
    var content: TimelineContent
    var rows: Int
  }

  /// Takes as many bursts as fit into each part, by bisection.
  private func parts(_ limit: Double) -> [Part] {
    let bursts = bursts
    var parts: [Part] = []
    var first = 0
    while first < bursts.count {
      let slice = { (next: Int) in
        content.slice(bursts[first]..<(next < bursts.count ? bursts[next] : content.endEvent))
      }
      var (low, high) = (first + 1, bursts.count)
      while low < high {
        let middle = low + (high - low + 1) / 2
        let fits = geometry(slice(middle), narrowest: 0).width <= limit
        if fits { low = middle } else { high = middle - 1 }
      }
      var part = Part(content: slice(low), rows: frame.rows)
      let rows = ([frame.rows] + Self.moreRows).filter { $0 >= frame.rows }
      if let enough = rows.first(where: {
        geometry(part.content, rows: $0, narrowest: 0).width <= limit
      }) {
        part.rows = enough
      } else {
        part.rows = rows.last ?? frame.rows
      }
      if !part.content.lanes.isEmpty { parts.append(part) }
      first = low
    }
    return parts
  }

  /// The events at which a strip may begin: after a pause, or anywhere when only the order counts.
  private var bursts: [Int] {
    let stops = content.stops.dropLast()
    guard frame.mode != .ordinal else { return Array(stops) }
    let times = history.trace.events.times
    var bursts: [Int] = []
    var before: Int?
    for stop in stops {
      let gap = before.map { times[$0].duration(to: times[stop]).wholeNanoseconds } ?? .max
      if gap > frame.foldThreshold { bursts.append(stop) }
      before = stop
    }
    if !bursts.isEmpty { bursts[0] = content.startEvent }
    return bursts
  }
}
