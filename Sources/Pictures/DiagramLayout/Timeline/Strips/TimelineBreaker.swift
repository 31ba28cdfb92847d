internal import TraceModel

/// Breaks a timeline that is too wide into stacked strips, at pauses.
///
/// ``StripBreaks`` chooses the pauses. A burst of events that alone is too wide gets more rows of
/// labels, which makes it narrower; if that does not help it is broken between two events. A strip
/// remains too wide only where one event needs more room; a note reports that.
struct TimelineBreaker {
  private let content: TimelineContent
  private let frame: TimelineFrame
  private let limit: Double
  private let whole: TimelineStrip
  /// The events that need a position in each part of the content that contains them, ascending.
  private let solidStops: [Int]

  /// The minimum width of the axis at which a burst is broken between two of its events; in a
  /// narrower picture each event would need a separate strip.
  private static let minimumAxis = 200.0
  private static let moreRows = [10]
  private static let mostRows = [10, 16, 26]

  /// Breaks a timeline whose events are all drawn.
  static func picture(
    of content: TimelineContent,
    frame: TimelineFrame,
    maxWidth: Double?
  ) -> StripPicture<TimelineStrip> {
    let narrowest = StripPicture<TimelineStrip>.narrowest(maxWidth)
    let joined = frame.joiningLabels(of: content)
    // Distances on a linear axis do not depend on labels that share a line.
    let axis = frame.axis(of: frame.mode == .linear ? content : joined, rows: frame.labelRows)
    let whole = TimelineStrip(joined, axis: axis, frame: frame, narrowest: narrowest)
    let limit = StripPicture<TimelineStrip>.limit(maxWidth, unbroken: whole.width)
    if case .linear = axis {
      if maxWidth != nil, let strips = LinearBreaker(content, frame)?.strips {
        return StripPicture(strips)
      }
      let note = "The labels need \(whole.width.short) pixels, more than \(limit.short)"
      return StripPicture([whole], notes: whole.width > limit ? [note] : [])
    }
    guard whole.width > limit else { return StripPicture([whole]) }
    let breaker = TimelineBreaker(content, frame, whole, limit)
    let parts = breaker.parts
    return StripPicture(
      parts,
      limit: limit,
      narrowest: narrowest,
      note: { width in
        "One strip is \(width.short) pixels wide, more than \(limit.short): names and labels need"
          + " that width"
      },
      strip: { part, narrowest, prefix in
        breaker.strip(part, narrowest: narrowest, prefix: prefix, isStretched: parts.count > 1)
      }
    )
  }

  private init(
    _ content: TimelineContent,
    _ frame: TimelineFrame,
    _ whole: TimelineStrip,
    _ limit: Double
  ) {
    self.content = content
    self.frame = frame
    self.whole = whole
    self.limit = limit
    solidStops = content.solidStops
  }

  /// The content of a strip.
  private struct Part {
    var content: TimelineContent
    var rows: Int
    /// Whether the strip begins at the time at which the strip before it ends.
    var isContinued = false
  }

  /// An event at which a strip may begin.
  private struct Start {
    var event: Int
    /// Whether no pause precedes it.
    var isContinued: Bool
  }

  private func strip(
    _ part: Part,
    narrowest: Double = 0,
    prefix: String = "",
    isStretched: Bool = true
  ) -> TimelineStrip {
    let content = frame.joiningLabels(of: part.content, isContinued: part.isContinued)
    return TimelineStrip(
      content,
      axis: frame.axis(of: content, rows: part.rows, isContinued: part.isContinued),
      frame: frame,
      narrowest: narrowest,
      prefix: prefix,
      isStretched: isStretched
    )
  }

  /// Parts that fit, where that is possible.
  private var parts: [Part] {
    let starts = starts
    let events = { (range: Range<Int>) in
      let end =
        range.upperBound < starts.count ? starts[range.upperBound].event : content.endEvent
      return starts[range.lowerBound].event..<end
    }
    var strips: [Range<Int>] = []
    while let first = strips.isEmpty ? 0 : strips.last?.upperBound, first < starts.count {
      let next = longestFit(from: first, within: starts.count) { next in
        let range = events(first..<next)
        guard !isTooWide(range) else { return false }
        return strip(Part(content: content.slice(range), rows: frame.labelRows)).width <= limit
      }
      strips.append(first..<next)
    }
    if frame.mode == .folded {
      let stops = content.stops
      let cuts = starts.map { start in
        StripBreaks.Start(
          position: whole.axis.x(of: start.event),
          isInside: start.isContinued || isInTransition(start.event, stops)
        )
      }
      strips =
        StripBreaks(
          cuts,
          end: whole.axis.x(of: content.endEvent),
          limit: frame.plotWidth(in: limit),
          greedy: strips,
          fits: { fits(events($0)) }
        ).strips
    }
    return strips.compactMap { range in
      let part = content.slice(events(range))
      let most = Self.mostRows.last ?? frame.labelRows
      let isContinued = starts[range.lowerBound].isContinued
      return part.lanes.isEmpty
        ? nil : Part(content: part, rows: rows(for: part) ?? most, isContinued: isContinued)
    }
  }

  /// Whether some events fit into one strip.
  private func fits(_ events: Range<Int>) -> Bool {
    !isTooWide(events) && rows(for: content.slice(events)) != nil
  }

  /// Whether some events need more width than a strip has even if no label moves them apart.
  ///
  /// The search for breaks tests far more events than a strip contains; laying out all events each
  /// time would need time that grows with the square of their number.
  private func isTooWide(_ events: Range<Int>) -> Bool {
    let low = solidStops.partition { $0 < events.lowerBound }
    let count = solidStops.partition { $0 < events.upperBound } - low
    return Double(count - 1) * TimeScale.minimumStep(frame.mode) > frame.plotWidth(in: limit)
  }

  /// The minimum number of rows of labels with which a part fits; `nil` when it never fits.
  private func rows(for part: TimelineContent) -> Int? {
    let isNarrow = frame.plotWidth(in: limit) < Self.minimumAxis
    let more = isNarrow ? Self.mostRows : Self.moreRows
    return ([frame.labelRows] + more.filter { $0 > frame.labelRows }).first { rows in
      strip(Part(content: part, rows: rows)).width <= limit
    }
  }

  private func isInTransition(_ event: Int, _ stops: [Int]) -> Bool {
    let times = frame.history.trace.events.times
    let stop = stops.partition { $0 < event }
    guard event < times.count, stop > 0 else { return false }
    return frame.transitions.cover(
      from: times[stops[stop - 1]].nanoseconds,
      to: times[event].nanoseconds
    )
  }

  /// The events at which strips may begin: bursts, and events inside bursts that are too wide.
  private var starts: [Start] {
    let bursts = bursts
    let all = content.stops
    var starts: [Start] = []
    for (number, burst) in bursts.enumerated() {
      starts.append(Start(event: burst, isContinued: false))
      let end = number + 1 < bursts.count ? bursts[number + 1] : content.endEvent
      // A burst that is narrow in the unbroken picture is narrow in a separate strip.
      let width = whole.axis.x(of: end) - whole.axis.x(of: burst)
      guard frame.mode != .ordinal, width > limit / 4,
        frame.plotWidth(in: limit) >= Self.minimumAxis, !fits(burst..<end)
      else { continue }
      let stops = Array(all[all.partition { $0 < burst }..<all.partition { $0 < end }])
      var first = 0
      while first < stops.count {
        if first > 0 { starts.append(Start(event: stops[first], isContinued: true)) }
        first = longestFit(from: first, within: stops.count) { next in
          fits(stops[first]..<(next < stops.count ? stops[next] : end))
        }
      }
    }
    return starts
  }

  /// The events at which a strip may begin: after a pause, or anywhere when only the order counts.
  private var bursts: [Int] {
    let stops = content.stops.dropLast()
    guard frame.mode != .ordinal else { return Array(stops) }
    let times = frame.history.trace.events.times
    var bursts: [Int] = []
    var before: Int?
    for stop in stops {
      let gap = before.map { times[$0].duration(to: times[stop]).wholeNanoseconds } ?? .max
      if gap > frame.pauseThreshold { bursts.append(stop) }
      before = stop
    }
    if !bursts.isEmpty { bursts[0] = content.startEvent }
    return bursts
  }
}
