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
    guard !history.subjects.isEmpty || !history.marks.isEmpty else {
      throw LayoutError(
        .nothingToDraw,
        trace.events.isEmpty
          ? "the trace holds no events" : "the trace holds no event of a view or controller",
        help: "record callbacks first; for a log, see what 'lifeline import' could not read"
      )
    }
    let fitter = TextFitter(measurer)
    var builder = TimelineContentBuilder(history, options: options, fitter: fitter)
    let content = builder.content(with: findings)
    let heading = PictureHeading(
      title: options.title ?? trace.header.title,
      fallback: "Timeline",
      lines: [summary(content, history, findings)] + notes(content, history),
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

  private func summary(
    _ content: TimelineContent,
    _ history: TraceHistory,
    _ findings: [Finding]
  ) -> String {
    let objects = content.lanes.count { $0.life != nil }
    var parts = [Count.phrase(objects, "object"), Count.phrase(content.callbacks, "callback")]
    let processes = Set(history.subjects.map(\.id.process)).count
    if processes > 1 { parts.append("\(processes) processes") }
    if !findings.isEmpty { parts.append(Count.phrase(findings.count, "finding")) }
    if history.isUntimed {
      parts.append("order only: the log has no times")
    } else if let length = history.statedLength {
      parts.append("recorded \(TimeText.length(length))")
    }
    switch history.trace.end.status {
    case .complete: break
    case .stopped: parts.append("recording stopped early")
    case .cut:
      if history.trace.header.clock != .order, history.trace.header.clock != .wall {
        parts.append("cut off")
      }
    }
    return parts.joined(separator: " · ")
  }

  private func notes(_ content: TimelineContent, _ history: TraceHistory) -> [String] {
    var notes: [String] = []
    if !content.omissions.isEmpty {
      notes.append("Not drawn: " + content.omissions.joined(separator: ", "))
    }
    if let observed = history.trace.header.observed {
      let names = observed.joined(separator: ", ")
      notes.append(names.isEmpty ? "The log shows no callbacks" : "The log shows only \(names)")
    }
    if history.unmatchedEnds > 0 {
      notes.append("\(Count.phrase(history.unmatchedEnds, "end")) without a begin left out")
    }
    return notes
  }
}
