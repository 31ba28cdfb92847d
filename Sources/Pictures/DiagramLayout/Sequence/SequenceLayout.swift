public import Findings
public import TraceModel

/// Draws the calls in their order: time runs down, each object has a lifeline, each call a row.
///
/// The lifelines are close together on the left; their thickness shows the current state. The
/// names of the calls are in one column right of them, indented by nesting. Texts therefore never
/// overlap, and the picture remains narrow with any number of objects. For lifelines see UML 2.5.1,
/// section 17.4.
public struct SequenceLayout: Sendable {
  /// The options of a sequence.
  public struct Options: Hashable, Sendable {
    /// The heading; `nil` for the title of the trace.
    public var title: String?
    /// The part of the trace that is shown.
    public var filter: PictureFilter
    /// The maximum number of lifelines, at least 1; the heading counts the rest.
    public var maxLanes: Int
    /// The maximum number of rows of calls, at least 1; findings have additional rows.
    public var maxRows: Int
    /// A pause longer than this has a row.
    public var foldThreshold: Duration
    /// Whether three or more equal siblings share a lifeline.
    public var foldsSiblings: Bool
    /// Whether views of UIKit's classes have lifelines.
    public var showsSystemViews: Bool
    /// The folder that contains a folder per rule, relative to the picture, with a trailing slash;
    /// `nil` for findings without links.
    public var rulePages: String?

    public init(
      title: String? = nil,
      filter: PictureFilter = PictureFilter(),
      maxLanes: Int = 24,
      maxRows: Int = 400,
      foldThreshold: Duration = .milliseconds(100),
      foldsSiblings: Bool = true,
      showsSystemViews: Bool = false,
      rulePages: String? = nil
    ) {
      self.title = title
      self.filter = filter
      self.maxLanes = maxLanes
      self.maxRows = maxRows
      self.foldThreshold = foldThreshold
      self.foldsSiblings = foldsSiblings
      self.showsSystemViews = showsSystemViews
      self.rulePages = rulePages
    }
  }

  /// The options of the sequence.
  public var options: Options

  /// Creates a layout.
  public init(options: Options = Options()) {
    self.options = options
  }

  /// Lays out a sequence.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - findings: The findings of the analyzer about the trace.
  ///   - measurer: Measures text as the renderer draws it.
  /// - Returns: The picture: the names of the objects, the calls, the legend.
  /// - Throws: ``LayoutError`` with code `nothing-to-draw` when the trace contains no object, or
  ///   `unknown-mark` or `moment-outside` when the requested part is not in the trace.
  public func scene(
    of trace: Trace,
    findings: [Finding],
    measurer: some TextMeasurer
  ) throws(LayoutError) -> Scene {
    let history = TraceHistory(trace)
    guard !history.subjects.isEmpty || !history.marks.isEmpty else { throw .nothing(in: trace) }
    let fitter = TextFitter(measurer)
    var builder = try TimelineContentBuilder(
      history,
      options: contentOptions,
      fitter: fitter,
      mostCalls: Self.mostCalls(for: options.maxRows),
      for: .sequence
    )
    let content = builder.content(with: findings)
    guard !content.lanes.isEmpty else { throw .nothingLeft }
    let rows = SequenceRows(content, history: history, options: options, fitter: fitter)
    let facts = TraceFacts(history, findings: findings)
    let heading = PictureHeading(
      title: options.title ?? trace.header.title,
      fallback: "Sequence",
      lines: [facts.summary(of: content)]
        + facts.notes(omissions: content.omissions + rows.omissions) + content.notes,
      fitter: fitter
    )
    let legend = TimelineLegend(
      content,
      of: history,
      breaks: rows.folds,
      fitter: fitter,
      showsDetached: false
    ).legend
    let geometry = SequenceGeometry(
      content,
      rows: rows,
      history: history,
      fitter: fitter,
      top: heading.bottom + 14,
      narrowest: max(heading.width, legend.widestItem(fitter) + 2 * SequenceMetrics.margin, 480)
    )
    var scene = heading.scene()
    SequencePainter(geometry, history: history, fitter: fitter).draw(in: &scene)
    let corner = Point(SequenceMetrics.margin + 8, geometry.bottom + 12)
    let right = geometry.right
    legend.end(
      &scene,
      at: corner,
      to: right,
      width: right + SequenceMetrics.margin,
      fitter: fitter
    )
    return scene
  }

  /// The maximum number of calls that are read for a number of rows; repeated calls share a row.
  private static func mostCalls(for rows: Int) -> Int {
    let (calls, isTooMany) = max(1, rows).multipliedReportingOverflow(by: 16)
    return isTooMany ? .max : calls
  }

  private var contentOptions: TimelineLayout.Options {
    TimelineLayout.Options(
      title: options.title,
      filter: options.filter,
      maxLanes: options.maxLanes,
      foldThreshold: options.foldThreshold,
      foldsSiblings: options.foldsSiblings,
      showsSystemViews: options.showsSystemViews,
      rulePages: options.rulePages
    )
  }
}

/// The sizes of a sequence in pixels at scale 1, chosen by eye on the pictures in `render/`.
enum SequenceMetrics {
  static let margin = 12.0
  /// The width of the column of times.
  static let gutter = 72.0
  /// The distance of two lifelines.
  static let spacing = 30.0
  static let narrowSpacing = 22.0
  static let headerRow = 19.0
  static let row = 18.0
  static let fold = 24.0
  static let mark = 24.0
  static let band = 11.0
  static let thinBand = 7.0
  static let indent = 14.0
  static let deepest = 8
  static let bar = 4.0
}
