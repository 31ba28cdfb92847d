/// Breaks two timelines that are too wide into strips below each other.
struct PairedStrips {
  /// The strips from top to bottom.
  private(set) var strips: [PairedGeometry] = []
  /// What the reader must know about the breaks.
  private(set) var notes: [String] = []

  private let content: PairedTimelines
  private let frame: PairedGeometry.Frame
  private let fitter: TextFitter

  init(
    _ content: PairedTimelines,
    frame: PairedGeometry.Frame,
    maxWidth: Double?,
    narrowest: Double,
    fitter: TextFitter
  ) {
    self.content = content
    self.frame = frame
    self.fitter = fitter
    let whole = geometry(content.columns.indices, narrowest)
    let limit = TimelineStrips.limit(maxWidth, whole.width)
    guard whole.width > limit else {
      strips = [whole]
      return
    }
    let parts = parts(limit)
    let widest = max(parts.map { geometry($0, 0).width }.max() ?? 0, narrowest)
    if widest > limit {
      notes.append("One call needs \(widest.short) pixels, more than \(limit.short)")
    }
    for (number, part) in parts.enumerated() {
      strips.append(geometry(part, widest, prefix: "strip-\(number + 1)-"))
    }
  }

  /// Places the strips below each other, the first axis at a height.
  func stacked(from top: Double) -> [PairedGeometry] {
    var top = top
    return strips.map { strip in
      let placed = strip.placed(at: top)
      top = placed.bottom + TimelineStrips.gap
      return placed
    }
  }

  private func geometry(
    _ columns: Range<Int>,
    _ narrowest: Double,
    prefix: String = ""
  ) -> PairedGeometry {
    PairedGeometry(
      content,
      columns: columns,
      frame: frame,
      fitter: fitter,
      narrowest: narrowest,
      prefix: prefix
    )
  }

  /// Takes as many columns as fit into each part, by bisection; at least one.
  private func parts(_ limit: Double) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var first = 0
    while first < content.columns.count {
      // No more columns fit than their least distance allows.
      let most = first + 1 + max(1, Int(min(limit, 1e6) / PairedMetrics.leastStep))
      let next = TimelineStrips.longest(from: first, within: min(content.columns.count, most)) {
        geometry(first..<$0, 0).width <= limit
      }
      parts.append(first..<next)
      first = next
    }
    return parts
  }
}
