internal import Findings
internal import TraceModel

/// Draws a timeline: every event, or the density of calls if there are too many.
struct TimelinePicture {
  private let history: TraceHistory
  private let findings: [Finding]
  private let options: TimelineLayout.Options
  private let fitter: TextFitter

  /// A larger picture, in pixels per side at scale 1, is drawn as density.
  private static let maximumSide = 12_000.0
  private static let minimumDenseAxis = 100.0

  init(
    _ history: TraceHistory,
    findings: [Finding],
    options: TimelineLayout.Options,
    fitter: TextFitter
  ) {
    self.history = history
    self.findings = findings
    self.options = options
    self.fitter = fitter
  }

  func scene() throws(LayoutError) -> Scene {
    let calls = try TimelineContentBuilder.calls(of: history, findings: findings, options: options)
    if calls > options.mostDetails { return try densityScene() }
    let scene = try detailedScene()
    let isLarge = max(scene.size.width, scene.size.height) > Self.maximumSide
    return isLarge && options.maxWidth == nil ? try densityScene() : scene
  }

  private func detailedScene() throws(LayoutError) -> Scene {
    var builder = try TimelineContentBuilder(history, options: options, fitter: fitter)
    let content = builder.content(with: findings)
    try require(content)
    let frame = TimelineFrame(history, content, options: options, fitter: fitter)
    let numbers = ArrowNumbers(history, content, fitter: fitter)
    var (events, isFirst) = (numbers.distant, true)
    while true {
      let content = numbers.content(replacing: events)
      let picture = TimelineBreaker.picture(of: content, frame: frame, maxWidth: options.maxWidth)
      let crossing = picture.strips.flatMap(\.crossingArrows)
      if crossing.isEmpty { return scene(picture, content) }
      // Numbers need room, which moves texts below other arrows: the third layout has no lines.
      events = isFirst ? events.union(crossing) : numbers.all
      isFirst = false
    }
  }

  private func densityScene() throws(LayoutError) -> Scene {
    var builder = try TimelineContentBuilder(history, options: options, fitter: fitter)
    var content = builder.denseContent(with: findings)
    try require(content)
    let frame = TimelineFrame(history, content, options: options, fitter: fitter)
    let width = max(frame.width, frame.plotLeft + 2 * Self.minimumDenseAxis)
    let range = content.startEvent..<content.endEvent
    let axis = DenseAxis(range, of: frame, to: frame.plotRight(in: width) - 1)
    let columns = builder.columns(on: axis, of: &content)
    let strip = TimelineStrip(content, axis: .dense(columns), frame: frame, narrowest: width)
    return scene(StripPicture([strip], notes: [columns.note]), strip.content, columns: columns)
  }

  private func require(_ content: TimelineContent) throws(LayoutError) {
    let hasWords = !options.filter.only.isEmpty || !options.filter.hide.isEmpty
    let hasObject = content.lanes.contains { $0.life != nil }
    if content.lanes.isEmpty || hasWords && !hasObject { throw .nothingLeft }
  }

  private func scene(
    _ picture: StripPicture<TimelineStrip>,
    _ content: TimelineContent,
    columns: DensityColumns? = nil
  ) -> Scene {
    let facts = TraceFacts(history, findings: findings)
    let omissions = picture.strips.first?.content.omissions ?? content.omissions
    return picture.scene(
      narrowest: StripPicture<TimelineStrip>.narrowest(options.maxWidth),
      fitter: fitter,
      heading: { width in
        PictureHeading(
          title: options.title ?? history.trace.header.title,
          fallback: "Timeline",
          lines: [facts.summary(of: content)] + picture.notes + facts.notes(omissions: omissions)
            + content.notes,
          fitter: fitter,
          width: width
        )
      },
      legend: { strips in
        let breaks = strips.flatMap(\.frame.breaks).map(\.isTransition)
        return TimelineLegend(
          content,
          of: history,
          breaks: Set(breaks),
          fitter: fitter,
          columns: columns
        ).legend
      }
    )
  }
}
