public import Findings
public import TraceModel

/// Draws the tree of views at several moments, each with the changes since the moment before.
public struct FilmLayout: Sendable {
  /// The moments that have a frame.
  public enum Moments: String, Hashable, Sendable, CaseIterable {
    /// One frame for each mark of the trace.
    case marks
    /// Each change of the hierarchy; changes less than a millisecond apart are one.
    case changes
  }

  /// The options of a film.
  public struct Options: Hashable, Sendable {
    /// The moments that have a frame.
    public var moments: Moments
    /// The heading; `nil` for the title of the trace.
    public var title: String?
    /// The maximum number of frames, at least 1; the heading counts the rest.
    public var maxFrames: Int
    /// The width at which frames wrap into the next row, in pixels at scale 1.
    public var width: Double
    /// The options of each tree; its moment is ignored, and each is drawn as rows.
    public var tree: TreeLayout.Options

    public init(
      moments: Moments = .marks,
      title: String? = nil,
      maxFrames: Int = 24,
      width: Double = 1_200,
      tree: TreeLayout.Options = TreeLayout.Options(maxCards: 30)
    ) {
      self.moments = moments
      self.title = title
      self.maxFrames = maxFrames
      self.width = width
      self.tree = tree
    }
  }

  /// The options of the film.
  public var options: Options

  /// Creates a layout.
  public init(options: Options = Options()) {
    self.options = options
  }

  /// Lays out a film.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - findings: The findings of the analyzer; each is drawn in the first frame at or after it
  ///     that shows its object, or below the frames.
  ///   - measurer: Measures text as the renderer draws it.
  /// - Returns: The picture: frames in rows from left to right, then the legend.
  /// - Throws: ``LayoutError`` with code `nothing-to-draw` when the trace has no such moments.
  public func scene(
    of trace: Trace,
    findings: [Finding],
    measurer: some TextMeasurer
  ) throws(LayoutError) -> Scene {
    let history = TraceHistory(trace)
    let moments = try moments(of: history)
    let fitter = TextFitter(measurer)
    let strip = FilmStrip(
      history,
      moments: Array(moments.prefix(max(1, options.maxFrames))),
      findings: findings,
      options: options,
      fitter: fitter
    )
    var lines = [summary(moments.count)]
    let left = moments.count - strip.frames.count
    if left > 0 {
      let limit = options.maxFrames.counted("frame")
      lines.append("Not drawn: \(left.counted("moment")) over the limit of \(limit)")
    }
    let heading = PictureHeading(
      title: options.title ?? trace.header.title,
      fallback: "View trees",
      lines: lines,
      fitter: fitter
    )
    var scene = heading.scene()
    strip.draw(below: heading, in: &scene)
    return scene
  }

  /// Finds the moments; an error if there are none.
  func moments(of history: TraceHistory) throws(LayoutError) -> [FilmMoments.Moment] {
    let moments = FilmMoments(history, options.moments).moments
    guard !moments.isEmpty else { throw nothing(history) }
    return moments
  }

  private func summary(_ count: Int) -> String {
    let words =
      options.moments == .marks
      ? count.counted("mark") : "\(count.counted("change")) of the hierarchy"
    return count == 1 ? words : "\(words), each against the one before"
  }

  private func nothing(_ history: TraceHistory) -> LayoutError {
    switch options.moments {
    case .marks:
      LayoutError(
        .nothingToDraw,
        "the trace has no marks",
        help: "call mark(_:) while recording, or draw every change of the hierarchy"
      )
    case .changes:
      LayoutError(
        .nothingToDraw,
        "the hierarchy never changes in this trace",
        help: "record views; device logs only contain callbacks"
      )
    }
  }
}
