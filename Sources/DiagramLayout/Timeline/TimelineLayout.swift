public import Findings
public import TraceModel

/// Lays out a timeline.
///
/// - Parameters:
///   - trace: The trace.
///   - findings: What the analyzer said about it.
///   - options: What to show and how.
///   - measurer: Measures text as the renderer will draw it.
/// - Returns: The picture.
/// - Throws: ``LayoutError`` with code `nothing-to-draw` when the trace speaks of no object, or
///   `unknown-mark` or `moment-outside` when the part that was asked for is not in it.
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
  ///   legend below. A timeline that is too wide stands in strips, each with its own axis; one
  ///   with too many calls shows their density.
  /// - Throws: ``LayoutError`` with code `nothing-to-draw` when the trace speaks of no object, or
  ///   `unknown-mark` or `moment-outside` when the part that was asked for is not in it.
  public func scene(
    of trace: Trace,
    findings: [Finding],
    measurer: some TextMeasurer
  ) throws(LayoutError) -> Scene {
    try scene(of: TraceHistory(trace), findings: findings, measurer: measurer)
  }

  /// Lays out a timeline of a history that was read already.
  ///
  /// - Parameters:
  ///   - history: The history.
  ///   - findings: What the analyzer said about its trace.
  ///   - measurer: Measures text as the renderer will draw it.
  /// - Returns: The picture.
  /// - Throws: ``LayoutError`` as above.
  public func scene(
    of history: TraceHistory,
    findings: [Finding],
    measurer: some TextMeasurer
  ) throws(LayoutError) -> Scene {
    guard !history.subjects.isEmpty || !history.marks.isEmpty else {
      throw .nothing(in: history.trace)
    }
    let picture = TimelinePicture(
      history,
      findings: findings,
      options: options,
      fitter: TextFitter(measurer)
    )
    return try picture.scene()
  }
}
