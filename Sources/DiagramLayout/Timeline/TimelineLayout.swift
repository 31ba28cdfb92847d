public import Findings
public import TraceModel

/// Draws the life cycle over time: a lane for each object, states, callbacks, calls, findings.
public struct TimelineLayout: Sendable {
  /// What a timeline shows and how.
  public struct Options: Hashable, Sendable {
    /// The heading; `nil` takes the trace's title.
    public var title: String?
    /// How time becomes width.
    public var mode: Mode
    /// The width in pixels at scale 1 that no strip passes; `nil` breaks only very wide pictures.
    ///
    /// A longer timeline is broken at pauses into strips below each other, a burst of events that
    /// alone is wider between two of them. A linear axis is scaled to the width; where that leaves
    /// less than eight pixels for each moment with a callback, it is broken at equal round times.
    public var maxWidth: Double?
    /// Which part of the trace is shown.
    public var filter: PictureFilter
    /// The most callbacks and calls that are drawn one by one; more of them are drawn as density.
    public var mostDetails: Int
    /// The most lanes, at least 1; what does not fit is counted under the heading.
    public var maxLanes: Int
    /// A pause longer than this is drawn compressed.
    public var foldThreshold: Duration
    /// The rows of labels above a lane's band before the picture gets wider, at least 1.
    public var labelRows: Int
    /// Whether views of UIKit's own classes have lanes.
    public var showsSystemViews: Bool
    /// The folder with a folder for each rule, relative to the picture and with a slash at its end;
    /// `nil` lets findings lead nowhere.
    public var rulePages: String?

    /// Creates options.
    public init(
      title: String? = nil,
      mode: Mode = .folded,
      maxWidth: Double? = nil,
      filter: PictureFilter = PictureFilter(),
      mostDetails: Int = 1_500,
      maxLanes: Int = 60,
      foldThreshold: Duration = .milliseconds(100),
      labelRows: Int = 6,
      showsSystemViews: Bool = false,
      rulePages: String? = nil
    ) {
      self.title = title
      self.mode = mode
      self.maxWidth = maxWidth
      self.filter = filter
      self.mostDetails = mostDetails
      self.maxLanes = maxLanes
      self.foldThreshold = foldThreshold
      self.labelRows = labelRows
      self.showsSystemViews = showsSystemViews
      self.rulePages = rulePages
    }
  }

  /// How time becomes width.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// In proportion: distances are times.
    case linear
    /// Long pauses are compressed, and the axis bends where labels need room.
    case folded
    /// One step for each event: only the order counts.
    case ordinal
  }

  /// What the timeline shows and how.
  public var options: Options

  /// Creates a layout.
  public init(options: Options = Options()) {
    self.options = options
  }

  /// Lays out a timeline.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - findings: The findings of the analyzer about the trace.
  ///   - measurer: Measures text as the renderer draws it.
  /// - Returns: The picture: the axis on top, a panel for each controller with its lanes, the
  ///   legend below. A timeline that is too wide is broken into strips, each with an axis; one
  ///   with too many calls shows their density.
  /// - Throws: ``LayoutError`` with code `nothing-to-draw` when the trace contains no object, or
  ///   `unknown-mark` or `moment-outside` when the requested part is not in the trace.
  public func scene(
    of trace: Trace,
    findings: [Finding],
    measurer: some TextMeasurer
  ) throws(LayoutError) -> Scene {
    let history = TraceHistory(trace)
    guard !history.subjects.isEmpty || !history.marks.isEmpty else { throw .nothing(in: trace) }
    let picture = TimelinePicture(
      history,
      findings: findings,
      options: options,
      fitter: TextFitter(measurer)
    )
    return try picture.scene()
  }
}
