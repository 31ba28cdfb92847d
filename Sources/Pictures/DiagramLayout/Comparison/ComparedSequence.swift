internal import TraceModel
internal import TraceComparison

/// Draws the calls of two traces in one column.
///
/// Time runs down as in a sequence; the times of the first trace are on the left, the times
/// of the second on the right. A call of only one trace has a tinted row with a sign.
struct ComparedSequence {
  private let comparison: TraceComparison
  private let names: (String, String)
  private let options: ComparisonLayout.Options
  private let fitter: TextFitter

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
    let shown = ShownComparison(comparison, showsSystemViews: options.showsSystemViews)
    let rows = ComparisonRows(shown, options: options, fitter: fitter)
    var lines = [comparison.summary(names: names)] + comparison.notes + shown.notes
    var omissions = shown.omissions
    if rows.omitted > 0 {
      let limit = options.maxRows.grouped
      omissions.append("\(rows.omitted.counted("row")) over the limit of \(limit)")
    }
    if !omissions.isEmpty { lines.append("Not drawn: \(omissions.joined(separator: ", "))") }
    let heading = PictureHeading(
      title: options.title ?? "\(names.0) and \(names.1)",
      fallback: "Comparison",
      lines: lines,
      fitter: fitter
    )
    var scene = heading.scene()
    let legend = legend(rows)
    let geometry = ComparisonGeometry(
      rows,
      fitter: fitter,
      top: heading.bottom + 14,
      narrowest: max(heading.width, legend.widestItem(fitter) + 40, 480)
    )
    ComparisonPainter(geometry: geometry, fitter: fitter).draw(in: &scene)
    let corner = Point(20, geometry.bottom + 12)
    let right = geometry.right
    legend.end(&scene, at: corner, to: right, width: right + 12, fitter: fitter)
    return scene
  }

  /// The names of both traces, then notes about the comparison.
  private func legend(_ rows: ComparisonRows) -> Legend {
    var legend = Legend()
    let differences = Set(rows.rows.compactMap(\.difference))
    for difference in Difference.allCases {
      let words: String
      switch difference {
      case .onlyFirst: words = "\(difference.word): \(short(names.0))"
      case .onlySecond: words = "\(difference.word): \(short(names.1))"
      case .moved, .argument:
        guard differences.contains(difference) else { continue }
        words = difference.word
      }
      legend.add(words, width: 12) { index, scene in
        difference.drawSign(center: Point(index.x + 6, index.y), in: &scene)
      }
    }
    legend.add("in both", width: 12) { index, scene in
      ComparisonPainter.drawDot(center: Point(index.x + 6, index.y), in: &scene)
    }
    return legend
  }

  private func short(_ name: String) -> String { fitter.fit(name, .legend, into: 320).string }
}
