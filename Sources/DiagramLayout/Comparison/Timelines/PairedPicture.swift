internal import TraceComparison
internal import TraceModel

/// Puts two timelines together: heading, strips, legend.
struct PairedPicture {
  private let comparison: TraceComparison
  private let names: (String, String)
  private let options: ComparisonLayout.Options
  private let fitter: TextFitter

  private static let labelRows = 5
  private static let legendGap = 18.0

  init(
    _ comparison: TraceComparison,
    names: (String, String),
    options: ComparisonLayout.Options,
    fitter: TextFitter
  ) {
    self.comparison = comparison
    self.names = names
    self.options = options
    self.fitter = fitter
  }

  func scene() -> Scene {
    var builder = PairedTimelinesBuilder(comparison, options: options, fitter: fitter)
    let content = builder.content()
    let axis = PairedAxis(comparison, content.columns, fitter)
    let narrowest = min(640, options.maxWidth ?? 640)
    let strips = PairedStrips(
      content,
      frame: PairedGeometry.Frame(
        gutterRight: gutter(content, axis),
        rows: Self.labelRows,
        axis: axis
      ),
      maxWidth: options.maxWidth,
      narrowest: narrowest,
      fitter: fitter
    )
    let width = strips.strips.map(\.width).max() ?? narrowest
    let heading = heading(content, strips.notes, width: width)
    let stacked = strips.stacked(from: heading.bottom)
    var scene = heading.scene()
    for strip in stacked {
      PairedBackground(strip, fitter: fitter).draw(in: &scene)
      PairedPainter(strip, fitter: fitter).draw(in: &scene)
    }
    let bottom = stacked.last?.bottom ?? heading.bottom
    let corner = Point(TimelineMetrics.margin + 8, bottom + Self.legendGap)
    let legend = PairedLegend(content).legend
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

  private func heading(
    _ content: PairedTimelines,
    _ notes: [String],
    width: Double
  ) -> PictureHeading {
    var lines = [comparison.summary(names: ("A", "B"))]
    lines.append("A is \(names.0), B is \(names.1); aligned by calls, not by time")
    lines += notes + comparison.notes
    if !content.omissions.isEmpty {
      lines.append("Not drawn: \(content.omissions.joined(separator: ", "))")
    }
    return PictureHeading(
      title: options.title ?? "\(names.0) and \(names.1)",
      fallback: "Comparison",
      lines: lines,
      fitter: fitter,
      width: width
    )
  }

  /// The right edge of the column of names, with the letters of both traces.
  private func gutter(_ content: PairedTimelines, _ axis: PairedAxis) -> Double {
    let left = TimelineMetrics.margin + TimelineMetrics.gutterInset
    let glyph = TimelineMetrics.glyph + TimelineMetrics.glyphGap
    let letter = fitter.whole("B", .boldTick).width
    let names = content.panels.map { panel in
      let word = panel.difference.map { fitter.whole($0.word, .label).width } ?? 0
      return left + glyph + max(panel.name.width, word)
    }
    let widest = max(names.max() ?? 0, left + max(axis.caption(side: 0).width, 90))
    return (widest + 14 + letter + 10).rounded(.up) + 0.5
  }
}
