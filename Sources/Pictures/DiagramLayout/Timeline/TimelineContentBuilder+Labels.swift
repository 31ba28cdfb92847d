internal import TraceModel

/// Labels and ticks of lanes.
extension TimelineContentBuilder {
  mutating func addTick(_ text: String, at event: Int, to lane: Int) {
    let name = content.lanes[lane].life.map { history.subjects[$0].displayName } ?? "trace"
    content.lanes[lane].marks.append(
      TimelineContent.Mark(kind: .layout, event: event, title: "\(text) of \(name)")
    )
  }

  func label(
    _ kind: TimelineContent.Label.Kind,
    at event: Int,
    _ text: String,
    title: String,
    widest: Double = 240
  ) -> TimelineContent.Label {
    let text = fitter.fit(text, .label, into: widest)
    return TimelineContent.Label(
      kind: kind,
      event: event,
      text: text,
      title: title,
      width: TimelineMetrics.leaderGap + text.width
    )
  }
}
