internal import Findings
internal import TraceModel

/// Puts a timeline together: heading, strips, legend.
struct TimelinePicture {
  private let history: TraceHistory
  private let findings: [Finding]
  private let options: TimelineLayout.Options
  private let fitter: TextFitter

  /// A picture with more pixels a side at scale 1 is drawn as density.
  private static let mostPixels = 12_000.0
  private static let usualDensityWidth = 1_600.0
  private static let legendGap = 18.0

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
    let isLarge = max(scene.size.width, scene.size.height) > Self.mostPixels
    return isLarge && options.maxWidth == nil ? try densityScene() : scene
  }

  private var mode: TimelineLayout.Mode { history.isUntimed ? .ordinal : options.mode }

  private func frame(_ content: TimelineContent) -> TimelineGeometry.Frame {
    TimelineGeometry.Frame(
      mode: mode,
      gutterRight: TimelineGeometry.gutter(content, history: history, fitter: fitter),
      rows: options.labelRows,
      foldThreshold: options.foldThreshold.wholeNanoseconds,
      linearWidth: options.maxWidth ?? Self.usualDensityWidth,
      transitions: Transitions(history)
    )
  }

  private func detailedScene() throws(LayoutError) -> Scene {
    var builder = try TimelineContentBuilder(history, options: options, fitter: fitter)
    let content = builder.content(with: findings)
    try require(content)
    let strips = TimelineStrips(
      content,
      history: history,
      frame: frame(content),
      maxWidth: options.maxWidth,
      fitter: fitter,
      narrowest: narrowest
    )
    return scene(strips, content, notes: strips.notes)
  }

  private func densityScene() throws(LayoutError) -> Scene {
    var builder = try TimelineContentBuilder(history, options: options, fitter: fitter)
    var content = builder.denseContent(with: findings)
    try require(content)
    let frame = frame(content)
    let left = frame.gutterRight + TimelineMetrics.plotInset
    let width = max(frame.linearWidth, left + 200)
    let edge = width - TimelineMetrics.margin - TimelineMetrics.panelTail
    let mode = mode
    let axisTo = { [content, history, fitter] (end: Double) in
      DensityAxis(
        history,
        range: content.startEvent..<content.endEvent,
        mode: mode,
        threshold: frame.foldThreshold,
        from: left,
        to: end,
        fitter: fitter
      )
    }
    let whole = axisTo(edge)
    // Labels near the end need room right of it.
    let ends = content.lanes.flatMap(\.labels).map { whole.x($0.event) + $0.width + 9 }
    let over = max(0, (ends.max() ?? 0) - edge)
    let axis = over > 0 ? axisTo(max(edge - over, left + 100)) : whole
    let columns = builder.columns(on: axis, of: &content)
    let geometry = TimelineGeometry(
      content,
      history: history,
      frame: frame,
      density: DensityPainter(columns: columns),
      fitter: fitter,
      axisTop: 0,
      narrowest: width
    )
    let note =
      "\(Count.phrase(columns.callbacks, "callback")) in \(Count.phrase(columns.width, "column")):"
      + " heights grow with the logarithm of their number, colours tell what most are about"
    return scene(
      TimelineStrips(single: geometry, frame: frame, history: history, fitter: fitter),
      geometry.content,
      notes: [note]
    )
  }

  /// What the heading and the legend may take in a picture that is as narrow as can be.
  private var narrowest: Double { min(640, options.maxWidth ?? 640) }

  private func require(_ content: TimelineContent) throws(LayoutError) {
    let hasWords = !options.filter.only.isEmpty || !options.filter.hide.isEmpty
    let hasObject = content.lanes.contains { $0.life != nil }
    if content.lanes.isEmpty || hasWords && !hasObject { throw .nothingLeft }
  }

  private func scene(
    _ strips: TimelineStrips,
    _ content: TimelineContent,
    notes: [String]
  ) -> Scene {
    let facts = TraceFacts(history, findings: findings)
    let width = strips.strips.map(\.width).max() ?? narrowest
    let lost = strips.strips.first?.content.omissions ?? content.omissions
    let heading = PictureHeading(
      title: options.title ?? history.trace.header.title,
      fallback: "Timeline",
      lines: [facts.summary(of: content)] + notes + facts.notes(omissions: lost),
      fitter: fitter,
      width: width
    )
    let stacked = strips.stacked(from: heading.bottom)
    var scene = heading.scene()
    for strip in stacked {
      TimelineBackground(strip, history, fitter: fitter).draw(in: &scene)
      LanePainter(strip, history, fitter: fitter).draw(in: &scene)
    }
    let bottom = stacked.last?.panelsBottom ?? heading.bottom
    let corner = Point(TimelineMetrics.margin + 8, bottom + Self.legendGap)
    let folds = stacked.flatMap { strip in strip.folds.map(strip.isTransition) }
    let legend = TimelineLegend(
      content,
      folds: Set(folds),
      density: stacked.first?.density
    ).legend
    let right = max(width, corner.x + legend.widestItem(fitter) + TimelineMetrics.margin)
    legend.end(
      &scene,
      at: corner,
      to: right - TimelineMetrics.margin,
      width: max(right, heading.width),
      fitter: fitter
    )
    return scene
  }
}
