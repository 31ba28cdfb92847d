public import Findings
public import TraceModel

/// Draws the life cycle over time: a lane for each object, states, callbacks, calls, findings.
public struct TimelineLayout: Sendable {
  /// The options of a timeline.
  public struct Options: Hashable, Sendable {
    /// The heading; `nil` for the title of the trace.
    public var title: String?
    /// The relation of times and distances.
    public var mode: Mode
    /// The maximum width of a strip in pixels at scale 1; `nil` breaks only very wide pictures.
    ///
    /// A longer timeline is broken at pauses into stacked strips, and a burst that is too
    /// wide alone between two of its events. A linear axis is scaled to the width; if that leaves
    /// less than eight pixels per time with a callback, it is broken at equal round times.
    public var maxWidth: Double?
    /// The part of the trace that is shown.
    public var filter: PictureFilter
    /// The maximum number of callbacks and calls that are drawn individually; more are drawn as
    /// density.
    public var mostDetails: Int
    /// The maximum number of lanes, at least 1; the heading counts the rest.
    public var maxLanes: Int
    /// A pause longer than this is drawn compressed.
    public var foldThreshold: Duration
    /// Whether three or more equal siblings share a lane.
    public var foldsSiblings: Bool
    /// The rows of labels above a band before the picture becomes wider, at least 1.
    public var labelRows: Int
    /// Whether views of UIKit's classes have lanes.
    public var showsSystemViews: Bool
    /// Whether layout callbacks have labels in all lanes.
    ///
    /// Without it, they are ticks in the lanes of objects with other callbacks.
    public var labelsLayout: Bool
    /// Whether the end is drawn at which a program, such as a test, released its windows.
    ///
    /// Without it, the timeline ends there, and crosses and a count represent the released objects.
    public var showsTeardown: Bool
    /// The folder that contains a folder per rule, relative to the picture, with a trailing slash;
    /// `nil` for findings without links.
    public var rulePages: String?

    public init(
      title: String? = nil,
      mode: Mode = .folded,
      maxWidth: Double? = nil,
      filter: PictureFilter = PictureFilter(),
      mostDetails: Int = 1_500,
      maxLanes: Int = 60,
      foldThreshold: Duration = .milliseconds(100),
      foldsSiblings: Bool = true,
      labelRows: Int = 6,
      showsSystemViews: Bool = false,
      labelsLayout: Bool = false,
      showsTeardown: Bool = false,
      rulePages: String? = nil
    ) {
      self.title = title
      self.mode = mode
      self.maxWidth = maxWidth
      self.filter = filter
      self.mostDetails = mostDetails
      self.maxLanes = maxLanes
      self.foldThreshold = foldThreshold
      self.foldsSiblings = foldsSiblings
      self.labelRows = labelRows
      self.showsSystemViews = showsSystemViews
      self.labelsLayout = labelsLayout
      self.showsTeardown = showsTeardown
      self.rulePages = rulePages
    }
  }

  /// The relation of times and distances.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// Distances are proportional to times.
    case linear
    /// Long pauses are compressed, and events move apart where labels need room.
    case folded
    /// Each event is one step; only the order counts.
    case ordinal
  }

  /// The options of the timeline.
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
