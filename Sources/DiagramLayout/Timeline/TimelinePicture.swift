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
    let picture = TimelineBreaker.picture(of: content, frame: frame, maxWidth: options.maxWidth)
    return scene(picture, content)
  }

  private func densityScene() throws(LayoutError) -> Scene {
    var builder = try TimelineContentBuilder(history, options: options, fitter: fitter)
    var content = builder.denseContent(with: findings)
    try require(content)
    let frame = TimelineFrame(history, content, options: options, fitter: fitter)
    let width = max(frame.width, frame.plotLeft + 2 * Self.minimumDenseAxis)
    let columns = builder.columns(on: denseAxis(of: content, frame, width), of: &content)
    let strip = TimelineStrip(content, axis: .dense(columns), frame: frame, narrowest: width)
    let note =
      "\(Count.phrase(columns.callbacks, "callback")) in \(Count.phrase(columns.width, "column")):"
      + " heights grow with the logarithm of their number, colours show the kind of most"
    return scene(StripPicture([strip], notes: [note]), strip.content, columns: columns)
  }

  /// The axis of a dense picture, shortened where labels near its end need room.
  private func denseAxis(
    of content: TimelineContent,
    _ frame: TimelineFrame,
    _ width: Double
  ) -> DenseAxis {
    let edge = frame.plotRight(in: width)
    let range = content.startEvent..<content.endEvent
    let whole = DenseAxis(range, of: frame, to: edge)
    let ends = content.lanes.flatMap(\.labels).map { whole.x(of: $0.event) + $0.width + 9 }
    let over = max(0, (ends.max() ?? 0) - edge)
    guard over > 0 else { return whole }
    return DenseAxis(range, of: frame, to: max(edge - over, frame.plotLeft + Self.minimumDenseAxis))
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
        return TimelineLegend(content, of: history, breaks: Set(breaks), columns: columns).legend
      }
    )
  }
}
