internal import TraceModel

extension TimelineGeometry {
  /// The texts of a lane in the gutter.
  static func heading(
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
