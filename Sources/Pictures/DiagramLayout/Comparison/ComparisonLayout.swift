public import TraceComparison

/// Draws the calls of two traces and marks the differences.
///
/// Calls are aligned by objects and names, never by times. Long runs of equal calls are folded.
public struct ComparisonLayout: Sendable {
  /// The forms of the picture.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    /// Both timelines on one axis: for each object a lane of the first trace above a lane of the
    /// second one.
    case timelines
    /// The calls of both traces in one column; time runs down.
    case sequence
  }

  /// The options of a comparison.
  public struct Options: Hashable, Sendable {
    public var form: Form
    /// The heading; `nil` for the names of both traces.
    public var title: String?
    /// The number of equal calls drawn around each difference, at least 0.
    public var context: Int
    /// The maximum number of rows of a sequence or columns of timelines, at least 1; the heading
    /// counts the rest.
    public var maxRows: Int
    /// The maximum number of lifelines of a sequence, at least 1; calls of other objects have rows
    /// without a lifeline.
    public var maxLanes: Int
    /// The maximum number of objects of timelines, at least 1; those with the fewest differences
    /// are left out, and the heading counts them.
    public var maxPanels: Int
    /// The maximum width of timelines in pixels at scale 1; wider ones are broken into strips.
    public var maxWidth: Double?
    /// Whether calls of views of UIKit's classes are drawn even if other calls differ.
    public var showsSystemViews: Bool

    public init(
      form: Form = .timelines,
      title: String? = nil,
      context: Int = 3,
      maxRows: Int = 400,
      maxLanes: Int = 20,
      maxPanels: Int = 60,
      maxWidth: Double? = nil,
      showsSystemViews: Bool = false
    ) {
      self.form = form
      self.title = title
      self.context = context
      self.maxRows = maxRows
      self.maxLanes = maxLanes
      self.maxPanels = maxPanels
      self.maxWidth = maxWidth
      self.showsSystemViews = showsSystemViews
    }
  }

  /// The options of the comparison.
  public var options: Options

  /// Creates a layout.
  public init(options: Options = Options()) {
    self.options = options
  }

  /// Lays out a comparison.
  ///
  /// - Parameters:
  ///   - comparison: The aligned traces.
  ///   - names: The names of both traces, such as their files' names.
  ///   - measurer: Measures text as the renderer draws it.
  /// - Returns: The picture: the heading, the timelines or calls, the legend.
  /// - Throws: ``LayoutError`` with code `nothing-to-draw` when neither trace has a call.
  public func scene(
    of comparison: TraceComparison,
    names: (String, String),
    measurer: some TextMeasurer
  ) throws(LayoutError) -> Scene {
    guard !comparison.rows.isEmpty else {
      throw LayoutError(
        .nothingToDraw,
        "neither trace contains a call to compare",
        help: "compare more classes, or record callbacks first"
      )
    }
    let fitter = TextFitter(measurer)
    return switch options.form {
    case .timelines:
      PairedPicture(comparison, names: names, options: options, fitter: fitter).scene()
    case .sequence:
      ComparedSequence(comparison, names: names, options: options, fitter: fitter).scene()
    }
  }
}
