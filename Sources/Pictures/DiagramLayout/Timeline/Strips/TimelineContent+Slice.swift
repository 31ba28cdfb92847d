internal import TraceModel

extension TimelineContent {
  /// Returns the part between two events, for a strip of a broken timeline.
  ///
  /// Lanes without events and states are left out, and lanes that only wait are listed.
  ///
  /// - Parameters:
  ///   - range: The events.
  ///   - isLinear: Whether the part begins before its first event, so that it includes a state that
  ///     this event ends.
  /// - Returns: The part, possibly without lanes.
  func slice(_ range: Range<Int>, isLinear: Bool = false) -> TimelineContent {
    var part = TimelineContent(events: range)
    part.callbacks = callbacks
    part.omissions = omissions
    part.teardown = teardown
    part.callbacksBefore =
      callbacksBefore
      + lanes.reduce(0) { count, lane in
        lane.life == nil
          ? count : count + lane.calls.count { $0 < range.lowerBound }
      }
    var numbers: [Int: Int] = [:]
    let slices = lanes.map { $0.slice(range, of: self, isLinear) }
    let waiting = slices.compactMap { $0.flatMap { $0.isWaiting(in: range) ? $0.life : nil } }
    if waiting.count >= WaitingLanes.fewest { part.waiting = waiting }
    let isLeftOut = Set(part.waiting)
    for panel in panels {
      var kept: [Int] = []
      for number in panel {
        guard let lane = slices[number], lane.life.map(isLeftOut.contains) != true else {
          continue
        }
        numbers[number] = part.lanes.count
        kept.append(part.lanes.count)
        part.lanes.append(lane)
      }
      if !kept.isEmpty { part.panels.append(kept) }
    }
    for var arrow in arrows where range.contains(arrow.event) {
      guard let from = numbers[arrow.from], let to = numbers[arrow.to] else { continue }
      (arrow.from, arrow.to) = (from, to)
      part.arrows.append(arrow)
    }
    for var flow in flows where flow.cause < range.upperBound && flow.effect >= range.lowerBound {
      // A flow that leaves the strip is drawn from its end in the strip to the edge.
      let inside = range.contains(flow.cause) ? flow.from : flow.to
      guard range.contains(flow.cause) || range.contains(flow.effect),
        let own = numbers[inside]
      else { continue }
      let isWhole = range.contains(flow.cause) && range.contains(flow.effect)
      flow.from = isWhole ? numbers[flow.from] ?? own : own
      flow.to = isWhole ? numbers[flow.to] ?? own : own
      part.flows.append(flow)
    }
    return part
  }
}

extension TimelineContent.Lane {
  /// The part of the lane between two events; `nil` if it shows nothing.
  fileprivate func slice(
    _ range: Range<Int>,
    of content: TimelineContent,
    _ isLinear: Bool
  ) -> Self? {
    var part = self
    let end = range.upperBound
    part.firstKnown = first
    let isLast = range.upperBound == content.endEvent
    part.bands = bands.filter { band in
      band.begin < end
        && (band.end.map { $0 > range.lowerBound - (isLinear ? 1 : 0) } ?? true)
    }
    if part.bands.last != bands.last { part.hasOpenEnd = false }
    // Comparing events only avoids copies of labels, which cost more than the rest of the search.
    part.labels = labels.indices.filter { range.contains(labels[$0].event) }.map { labels[$0] }
    part.marks = marks.filter { range.contains($0.event) }
    part.signs = signs.filter { range.contains($0.event) }
    var indices: [Int: Int] = [:]
    part.bars = []
    for (index, bar) in bars.enumerated() where bar.begin < end && bar.end > range.lowerBound {
      indices[index] = part.bars.count
      var bar = bar
      bar.outer = bar.outer.flatMap { indices[$0] }
      bar.cancellation = bar.cancellation.flatMap { $0 < end ? $0 : nil }
      part.bars.append(bar)
    }
    let isDead = death.map { $0 < range.lowerBound } ?? false
    let isUnborn = !isLast && (first ?? 0) >= end
    let isEmpty =
      part.labels.isEmpty && part.marks.isEmpty && part.bars.isEmpty && part.signs.isEmpty
    // A lane before the creation or after the end of its object shows nothing.
    return isEmpty && (part.bands.isEmpty || isDead || isUnborn || life == nil) ? nil : part
  }
}
