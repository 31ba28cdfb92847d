internal import TraceComparison
internal import TraceModel

/// Draws two timelines on one axis.
struct PairedPicture {
  private let comparison: TraceComparison
  private let names: (String, String)
  private let options: ComparisonLayout.Options
  private let fitter: TextFitter

  private static let labelRows = 5

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
    let moments = PairedMoments(comparison, content.columns, fitter)
    let frame = PairedFrame(
      gutterRight: gutter(content, moments),
      rows: Self.labelRows,
      moments: moments,
      fitter: fitter
    )
    let picture = picture(of: content, frame)
    return picture.scene(
      narrowest: StripPicture<PairedStrip>.narrowest(options.maxWidth),
      fitter: fitter,
      heading: { heading(content, picture.notes, width: $0) },
      legend: { _ in PairedLegend(content).legend }
    )
  }

  /// Breaks timelines that are too wide between two columns.
  private func picture(
    of content: PairedTimelines,
    _ frame: PairedFrame
  ) -> StripPicture<PairedStrip> {
    let strip = { (columns: Range<Int>, narrowest: Double, prefix: String) in
      PairedStrip(content, columns: columns, frame: frame, narrowest: narrowest, prefix: prefix)
    }
    let narrowest = StripPicture<PairedStrip>.narrowest(options.maxWidth)
    let whole = strip(content.columns.indices, narrowest, "")
    let limit = StripPicture<PairedStrip>.limit(options.maxWidth, unbroken: whole.width)
    guard whole.width > limit else { return StripPicture([whole]) }
    var parts: [Range<Int>] = []
    while let first = parts.isEmpty ? 0 : parts.last?.upperBound, first < content.columns.count {
      // The minimum distance of columns limits their number.
      let most = first + 1 + max(1, Int(min(limit, 1e6) / PairedMetrics.minimumStep))
      let next = longestFit(from: first, within: min(content.columns.count, most)) {
        strip(first..<$0, 0, "").width <= limit
      }
      parts.append(first..<next)
    }
    return StripPicture(
      parts,
      limit: limit,
      narrowest: narrowest,
      note: { "One call needs \($0.short) pixels, more than \(limit.short)" },
      strip: strip
    )
  }

  private func heading(
    _ content: PairedTimelines,
    _ notes: [String],
    width: Double
  ) -> PictureHeading {
    var lines = [comparison.summary(names: ("A", "B"))]
    lines.append("A is \(names.0), B is \(names.1); aligned by calls, not by time")
    lines += notes + comparison.notes + content.notes
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
  private func gutter(_ content: PairedTimelines, _ moments: PairedMoments) -> Double {
    let left = TimelineMetrics.margin + TimelineMetrics.gutterInset
    let glyph = TimelineMetrics.glyph + TimelineMetrics.glyphGap
    let letter = fitter.whole("B", .boldTick).width
    let names = content.panels.map { panel in
      let word = panel.difference.map { fitter.whole($0.word, .label).width } ?? 0
      return left + glyph + max(panel.name.width, word)
    }
    let widest = max(names.max() ?? 0, left + max(moments.caption(side: 0).width, 90))
    return (widest + 14 + letter + 10).rounded(.up) + 0.5
  }
}
