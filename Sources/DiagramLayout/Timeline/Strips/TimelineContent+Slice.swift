internal import TraceModel

extension TimelineContent {
  /// Takes the part between two events: what a strip of a broken timeline shows.
  ///
  /// A lane in which nothing happens and nothing holds has no place in the part.
  ///
  /// - Parameters:
  ///   - range: The events.
  ///   - isLinear: Whether the part begins before its first event: a state that this event ends
  ///     then belongs to the part.
  /// - Returns: The part; its lanes may be none.
  func slice(_ range: Range<Int>, isLinear: Bool = false) -> TimelineContent {
    var part = TimelineContent(events: range)
    part.callbacks = callbacks
    part.omissions = omissions
    part.callbacksBefore =
      callbacksBefore
      + lanes.reduce(0) { count, lane in
        lane.life == nil ? count : count + lane.flags.partition { $0 < range.lowerBound }
      }
    var numbers: [Int: Int] = [:]
    for panel in panels {
      var kept: [Int] = []
      for number in panel {
        guard let lane = lanes[number].slice(range, of: self, isLinear) else { continue }
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
      // Of a flow that leaves the strip the end inside is drawn, up to the edge.
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
  /// The part of the lane between two events; `nil` when there is nothing to see.
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
    // Only the events are looked at: a copy of a label costs more than the rest of the search.
    part.labels = labels.indices.filter { range.contains(labels[$0].event) }.map { labels[$0] }
    part.flags = flags.filter(range.contains)
    part.messages = messages.filter(range.contains)
    part.signs = signs.filter { range.contains($0.event) }
    var indices: [Int: Int] = [:]
    part.bars = []
    for (index, bar) in bars.enumerated() where bar.begin < end && bar.end > range.lowerBound {
      indices[index] = part.bars.count
      var bar = bar
      bar.outer = bar.outer.flatMap { indices[$0] }
      part.bars.append(bar)
    }
    let isDead = death.map { $0 < range.lowerBound } ?? false
    let isUnborn = !isLast && (first ?? 0) >= end
    let isEmpty =
      part.labels.isEmpty && part.flags.isEmpty && part.bars.isEmpty && part.messages.isEmpty
      && part.signs.isEmpty
    // A lane that only waits, or that is over, would tell nothing.
    return isEmpty && (part.bands.isEmpty || isDead || isUnborn || life == nil) ? nil : part
  }
}
