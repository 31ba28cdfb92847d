public import TraceAnalysis
public import TraceModel

/// Lays out a timeline.
///
/// - Parameters:
///   - trace: The trace.
///   - findings: What the analyzer said about it.
///   - options: What to show and how.
///   - measurer: Measures text as the renderer will draw it.
/// - Returns: The picture.
/// - Throws: ``LayoutError`` with code `nothing-to-draw` when the trace speaks of no object.
public func timelineScene(
  trace: Trace,
  findings: [Finding],
  options: TimelineLayout.Options = TimelineLayout.Options(),
  measurer: some TextMeasurer
) throws(LayoutError) -> Scene {
  try TimelineLayout(options: options).scene(of: trace, findings: findings, measurer: measurer)
}

extension TimelineLayout {
  /// Lays out a timeline.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - findings: What the analyzer said about it.
  ///   - measurer: Measures text as the renderer will draw it.
  /// - Returns: The picture: the axis on top, a panel for each controller with its lanes, the
  ///   legend below.
  /// - Throws: ``LayoutError`` with code `nothing-to-draw` when the trace speaks of no object.
  public func scene(
    of trace: Trace,
    findings: [Finding],
    measurer: some TextMeasurer
  ) throws(LayoutError) -> Scene {
    let history = TraceHistory(trace)
    guard !history.subjects.isEmpty || !history.marks.isEmpty else { throw .nothing(in: trace) }
    let fitter = TextFitter(measurer)
    var builder = TimelineContentBuilder(history, options: options, fitter: fitter)
    let content = builder.content(with: findings)
    let facts = TraceFacts(history, findings: findings)
    let heading = PictureHeading(
      title: options.title ?? trace.header.title,
      fallback: "Timeline",
      lines: [facts.summary(of: content)] + facts.notes(omissions: content.omissions),
      fitter: fitter
    )
    let widestItem = TimelineLegend(content, hasFolds: true).legend.widestItem(fitter)
    let geometry = TimelineGeometry(
      content,
      history: history,
      options: options,
      fitter: fitter,
      axisTop: heading.bottom,
      narrowest: max(heading.width, widestItem + 60, 640)
    )
    var scene = Scene(title: heading.title.unabridged ?? heading.title.string)
    scene.summary = heading.summary
    heading.draw(in: &scene)
    TimelineBackground(geometry, history, fitter: fitter).draw(in: &scene)
    LanePainter(geometry, history, fitter: fitter).draw(in: &scene)
    let corner = Point(TimelineMetrics.margin + 8, geometry.panelsBottom + 18)
    let legend = TimelineLegend(content, hasFolds: !geometry.warp.folds.isEmpty).legend
    let height = legend.draw(
      at: corner,
      width: geometry.plotRight - corner.x,
      fitter: fitter,
      in: &scene
    )
    scene.size = Size(
      width: (geometry.plotRight + TimelineMetrics.margin).rounded(.up),
      height: (corner.y + height + 14).rounded(.up)
    )
    return scene
  }
}
