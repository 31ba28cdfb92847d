public import TraceComparison

/// Draws the calls of two traces in one column: what both did, and what only one of them did.
///
/// Time runs down as in a sequence; the times of the first trace stand left, those of the second
/// one right. What only one trace has stands on a tinted row with its sign. Long stretches of equal
/// calls are folded.
public struct ComparisonLayout: Sendable {
  /// What a comparison shows and how.
  public struct Options: Hashable, Sendable {
    /// The heading; `nil` takes the names of both traces.
    public var title: String?
    /// How many equal calls are drawn around each difference, at least 0.
    public var context: Int
    /// The most rows, at least 1; what does not fit is counted under the heading.
    public var maxRows: Int
    /// The most lifelines, at least 1; calls of other objects have rows without one.
    public var maxLanes: Int

    /// Creates options.
    public init(title: String? = nil, context: Int = 3, maxRows: Int = 400, maxLanes: Int = 20) {
      self.title = title
      self.context = context
      self.maxRows = maxRows
      self.maxLanes = maxLanes
    }
  }

  /// What the comparison shows and how.
  public var options: Options

  /// Creates a layout.
  public init(options: Options = Options()) {
    self.options = options
  }

  /// Lays out a comparison.
  ///
  /// - Parameters:
  ///   - comparison: Both traces, aligned.
  ///   - names: The names of both traces, such as their files' names.
  ///   - measurer: Measures text as the renderer will draw it.
  /// - Returns: The picture: objects on top, calls below, the legend last.
  /// - Throws: ``LayoutError`` with code `nothing-to-draw` when neither trace has a call.
  public func scene(
    of comparison: TraceComparison,
    names: (String, String),
    measurer: some TextMeasurer
  ) throws(LayoutError) -> Scene {
    guard !comparison.rows.isEmpty else {
      throw LayoutError(
        .nothingToDraw,
        "neither trace holds a call that is compared",
        help: "compare more classes, or record callbacks first"
      )
    }
    let fitter = TextFitter(measurer)
    let rows = ComparisonRows(comparison, options: options, fitter: fitter)
    var lines = [comparison.summary(names: names)] + comparison.notes
    if rows.omitted > 0 {
      let limit = Count.grouped(options.maxRows)
      lines.append("Not drawn: \(Count.phrase(rows.omitted, "row")) over the limit of \(limit)")
    }
    let heading = PictureHeading(
      title: options.title ?? "\(names.0) and \(names.1)",
      fallback: "Comparison",
      lines: lines,
      fitter: fitter
    )
    var scene = Scene(title: heading.title.unabridged ?? heading.title.string)
    scene.summary = heading.summary
    heading.draw(in: &scene)
    let legend = legend(names: names, fitter)
    let geometry = ComparisonGeometry(
      rows,
      fitter: fitter,
      top: heading.bottom + 14,
      narrowest: max(heading.width, legend.widestItem(fitter) + 40, 480)
    )
    ComparisonPainter(geometry: geometry, fitter: fitter).draw(in: &scene)
    let corner = Point(20, geometry.bottom + 12)
    let height = legend.draw(
      at: corner,
      width: geometry.right - corner.x,
      fitter: fitter,
      in: &scene
    )
    scene.size = Size(
      width: (geometry.right + 12).rounded(.up),
      height: (corner.y + height + 14).rounded(.up)
    )
    return scene
  }

  private func legend(names: (String, String), _ fitter: TextFitter) -> Legend {
    var legend = Legend()
    for (side, name) in [(ComparisonRows.Side.first, names.0), (.second, names.1)] {
      let short = fitter.fit(name, .legend, into: 320).string
      legend.add("only in \(side.letter): \(short)", width: 12) { place, scene in
        ComparisonPainter.sign(side, center: Point(place.x + 6, place.y), in: &scene)
      }
    }
    legend.add("in both", width: 12) { place, scene in
      ComparisonPainter.sign(.both, center: Point(place.x + 6, place.y), in: &scene)
    }
    return legend
  }
}
