internal import TraceModel

/// Breaks a timeline that is too wide into strips below each other, at pauses.
///
/// ``StripBreaks`` chooses the pauses. A burst of events that alone is too wide gets more rows of
/// labels, which makes it narrower; when that does not help it is broken between two events. Only
/// where one event alone needs more room a strip stays too wide, which is told.
struct TimelineStrips {
  /// The strips from top to bottom.
  private(set) var strips: [TimelineGeometry] = []
  /// What the reader must know about the breaks.
  private(set) var notes: [String] = []

  private let content: TimelineContent
  private let history: TraceHistory
  private let fitter: TextFitter
  private let frame: TimelineGeometry.Frame
  /// Events that need a position in each part of the content that contains them, ascending.
  private let solidStops: [Int]

  /// Wider pictures are broken also when nobody asked for a width.
  private static let widestWhole = 6_000.0
  private static let usualWidth = 2_000.0
  /// The least width of the time axis at which a burst is broken between two of its events; in a
  /// narrower picture each event would stand in a strip of its own.
  private static let leastRoom = 200.0
  private static let moreRows = [10]
  private static let mostRows = [10, 16, 26]
  /// What stays free between two strips.
  static let gap = 18.0

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
    solidStops = content.solidStops
    let whole = geometry(content, narrowest: narrowest)
    let limit = Self.limit(maxWidth, whole.width)
    guard whole.width > limit, frame.mode != .linear else {
      strips = [whole]
      if let maxWidth { scale(to: maxWidth, whole) }
      if whole.width > limit, strips.count == 1 { tellWidth(whole.width, limit) }
      return
    }
    let parts = parts(limit, of: whole)
    let widths = parts.map {
      geometry($0.content, rows: $0.rows, narrowest: 0, isBroken: true).width
    }
    let widest = max(widths.max() ?? 0, narrowest)
    if widest > limit { tellWidth(widest, limit) }
    for (number, part) in parts.enumerated() {
      strips.append(
        geometry(
          part.content,
          rows: part.rows,
          narrowest: widest,
          prefix: parts.count > 1 ? "strip-\(number + 1)-" : "",
          isBroken: parts.count > 1,
          isContinued: part.isContinued
        )
      )
    }
  }

  /// The width that strips may have, given the width that was asked for and that of the whole.
  static func limit(_ maxWidth: Double?, _ whole: Double) -> Double {
    maxWidth ?? (whole > widestWhole ? usualWidth : .infinity)
  }

  /// Breaks a linear axis at equal, round times when it would leave less than some pixels for a
  /// moment with a callback; strips in which nothing happens are left out.
  private mutating func scale(to limit: Double, _ whole: TimelineGeometry) {
    let times = history.trace.events.times
    let moments = Set(content.lanes.flatMap(\.flags).map { times[$0].nanoseconds }).sorted()
    guard let first = whole.times.first, let last = whole.times.last, last > first,
      room(limit) >= Self.leastRoom
    else { return }
    let needed = Double(moments.count) * Self.pixelsPerMoment / room(limit)
    guard needed > 1 else { return }
    let length = Double(last.difference(from: first))
    let step = Self.roundStep(length / min(needed, Self.mostLinearStrips))
    var parts: [(content: TimelineContent, span: Range<Int64>)] = []
    var from = first
    while from < last {
      let to = min(from.advanced(saturatingBy: step), last)
      let begin = from == first ? content.startEvent : times.partition { $0.nanoseconds < from }
      let end = to == last ? content.endEvent : times.partition { $0.nanoseconds < to }
      let part = content.slice(begin..<max(begin, end), isLinear: true)
      if begin < end, part.lanes.contains(where: { !$0.flags.isEmpty || !$0.labels.isEmpty }) {
        parts.append((part, from..<to))
      }
      from = to
    }
    guard parts.count > 1 else { return }
    var frame = frame
    frame.linearStep = step
    frame.widestLabel = content.lanes.flatMap(\.labels).map(\.width).max() ?? 0
    strips = parts.enumerated().map { number, part in
      frame.linearSpan = part.span
      return TimelineGeometry(
        part.content,
        history: history,
        frame: frame,
        fitter: fitter,
        axisTop: 0,
        narrowest: limit,
        prefix: "strip-\(number + 1)-"
      )
    }
  }

  private static let pixelsPerMoment = 8.0
  private static let mostLinearStrips = 12.0

  /// A round time near a number of nanoseconds, rather shorter.
  private static func roundStep(_ nanoseconds: Double) -> Int64 {
    let wanted = Int64(max(1, min(nanoseconds, 9e18)))
    let round = AxisTicks.roundTime(wanted)
    return Double(round) <= 1.3 * nanoseconds
      ? round : max(1, AxisTicks.roundTime(Int64(max(1, nanoseconds / 2))))
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
    solidStops = []
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
        : "One strip is \(width.short) pixels wide, more than \(limit.short): so wide are names"
          + " and labels"
    )
  }

  private func geometry(
    _ part: TimelineContent,
    rows: Int? = nil,
    narrowest: Double,
    prefix: String = "",
    isBroken: Bool = false,
    isContinued: Bool = false
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
      prefix: prefix,
      isBroken: isBroken,
      isContinued: isContinued
    )
  }

  private struct Part {
    var content: TimelineContent
    var rows: Int
    /// Whether it begins at a moment at which the part before it ended.
    var isContinued: Bool
  }

  /// Where a strip may begin.
  private struct Start {
    var event: Int
    /// Whether no pause stands before it.
    var isContinued: Bool
  }

  /// Breaks the content into parts that fit where that is possible.
  private func parts(_ limit: Double, of whole: TimelineGeometry) -> [Part] {
    let starts = starts(limit, of: whole)
    let events = { (range: Range<Int>) in
      let end =
        range.upperBound < starts.count ? starts[range.upperBound].event : content.endEvent
      return starts[range.lowerBound].event..<end
    }
    let fits = { (range: Range<Int>) in self.fits(events(range), limit) }
    var greedy: [Range<Int>] = []
    while let first = greedy.isEmpty ? 0 : greedy.last?.upperBound, first < starts.count {
      let next = Self.longest(from: first, within: starts.count) { next in
        let range = events(first..<next)
        return !isTooWide(range, limit)
          && geometry(content.slice(range), narrowest: 0, isBroken: true).width <= limit
      }
      greedy.append(first..<next)
    }
    if frame.mode == .folded {
      let stops = content.stops
      let cuts = starts.map { start in
        StripBreaks.Start(
          place: whole.x(start.event),
          isInside: start.isContinued || isInTransition(start.event, stops)
        )
      }
      let end = whole.x(content.endEvent)
      greedy = StripBreaks(cuts, end: end, limit: room(limit), greedy: greedy, fits: fits).strips
    }
    return greedy.compactMap { range in
      let part = content.slice(events(range))
      let most = Self.mostRows.last ?? frame.rows
      let isContinued = starts[range.lowerBound].isContinued
      return part.lanes.isEmpty
        ? nil : Part(content: part, rows: rows(for: part, limit) ?? most, isContinued: isContinued)
    }
  }

  /// Whether some events fit into one strip.
  private func fits(_ events: Range<Int>, _ limit: Double) -> Bool {
    !isTooWide(events, limit) && rows(for: content.slice(events), limit) != nil
  }

  /// Whether some events need more width than a strip has even if no label moves them apart.
  ///
  /// The search for breaks asks about far more events than a strip holds; laying those out each time
  /// would need time that grows with the square of their number.
  private func isTooWide(_ events: Range<Int>, _ limit: Double) -> Bool {
    let low = solidStops.partition { $0 < events.lowerBound }
    let count = solidStops.partition { $0 < events.upperBound } - low
    return Double(count - 1) * TimeWarp.narrowestStep(frame.mode) > room(limit)
  }

  /// The least number of rows of labels with which a part fits; `nil` when it is too wide anyway.
  private func rows(for part: TimelineContent, _ limit: Double) -> Int? {
    let isNarrow = room(limit) < Self.leastRoom
    let more = isNarrow ? Self.mostRows : Self.moreRows
    return ([frame.rows] + more.filter { $0 > frame.rows }).first { rows in
      geometry(part, rows: rows, narrowest: 0, isBroken: true).width <= limit
    }
  }

  /// Finds by bisection how far one may go; at least one step.
  static func longest(from first: Int, within count: Int, _ fits: (Int) -> Bool) -> Int {
    var (low, high) = (first + 1, count)
    while low < high {
      let middle = low + (high - low + 1) / 2
      if fits(middle) { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The width of the time axis in a picture of some width.
  private func room(_ limit: Double) -> Double {
    limit - frame.gutterRight - TimelineMetrics.plotInset - TimelineMetrics.margin
      - TimelineMetrics.panelTail
  }

  private func isInTransition(_ event: Int, _ stops: [Int]) -> Bool {
    let times = history.trace.events.times
    let place = stops.partition { $0 < event }
    guard event < times.count, place > 0 else { return false }
    let before = stops[place - 1]
    return frame.transitions.cover(
      from: times[before].nanoseconds,
      to: times[event].nanoseconds
    )
  }

  /// Where strips may begin: at bursts, and inside of those that are too wide for one strip.
  private func starts(_ limit: Double, of whole: TimelineGeometry) -> [Start] {
    let bursts = bursts
    let all = content.stops
    var starts: [Start] = []
    for (number, burst) in bursts.enumerated() {
      starts.append(Start(event: burst, isContinued: false))
      let end = number + 1 < bursts.count ? bursts[number + 1] : content.endEvent
      // What is narrow in the whole picture is narrow alone.
      let width = whole.x(end) - whole.x(burst)
      guard frame.mode != .ordinal, width > limit / 4, room(limit) >= Self.leastRoom,
        !fits(burst..<end, limit)
      else { continue }
      let stops = Array(all[all.partition { $0 < burst }..<all.partition { $0 < end }])
      var first = 0
      while first < stops.count {
        if first > 0 { starts.append(Start(event: stops[first], isContinued: true)) }
        first = Self.longest(from: first, within: stops.count) { next in
          let until = next < stops.count ? stops[next] : end
          return fits(stops[first]..<until, limit)
        }
      }
    }
    return starts
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
