/// Draws the axis of two timelines.
struct PairedAxisPainter {
  private let geometry: PairedGeometry
  private let frame: StripFrame
  private let fitter: TextFitter

  private static let minimumTickDistance = 70.0
  private static let tickBaselines = [-23.0, -9.0]

  init(_ geometry: PairedGeometry, fitter: TextFitter) {
    self.geometry = geometry
    frame = geometry.frame
    self.fitter = fitter
  }

  func draw(in scene: inout Scene) {
    let group = SceneGroup(id: "\(frame.prefix)axis", role: .section, title: "Time in A and B")
    scene.group(group) { scene in
      for (side, distance) in Self.tickBaselines.enumerated() {
        let caption = geometry.moments.caption(side: side)
        frame.drawCaption(caption, baseline: frame.axisBottom + distance, in: &scene)
      }
      for fold in frame.breaks {
        let words = PairedMoments.words(ofFold: Int(fold.length - 1))
        let text = fitter.whole(words, .foldLength)
        frame.draw(text, above: fold, baseline: frame.breakBaseline, in: &scene)
      }
      drawTicks(in: &scene)
    }
  }

  /// Writes the times of the first column and of each one after a break, then of others that have
  /// room; a time is not repeated.
  private func drawTicks(in scene: inout Scene) {
    let moments = geometry.moments
    let starts = Set(frame.breaks.map { $0.stop + geometry.range.lowerBound })
    var next = Double.infinity
    var chosen: [Int] = []
    // From the right, so that the left end of the next required text is known.
    for column in geometry.range.reversed() {
      let x = geometry.x(column + 1)
      let isStart = column == geometry.range.lowerBound || starts.contains(column + 1)
      let edge = nextBreak(after: x)
      let end = x + moments.width(of: column) + 8
      guard isStart || end <= min(next, edge) && next - x >= Self.minimumTickDistance else {
        continue
      }
      if isStart || !collides(x, starts) {
        chosen.append(column)
        next = x
      }
    }
    var last: Int?
    for column in chosen.reversed() {
      if let last, moments.repeats(column, after: last) { continue }
      last = column
      let x = geometry.x(column + 1)
      let tick = SceneShape.Outline.line(
        Point(x, frame.axisBottom - 5),
        Point(x, frame.axisBottom)
      )
      scene.add(SceneShape(tick, stroke: SceneShape.Stroke(.line)))
      for side in 0...1 {
        guard let text = moments.text(of: column, side: side) else { continue }
        let y = frame.axisBottom + Self.tickBaselines[side]
        scene.add(text.line(at: Point(x, y), color: .dimText))
      }
    }
  }

  /// The left edge of the next break.
  private func nextBreak(after x: Double) -> Double {
    frame.breaks.first { $0.left >= x }?.left ?? .infinity
  }

  /// Whether a required text on the left overlaps a position.
  private func collides(_ x: Double, _ starts: Set<Int>) -> Bool {
    let moments = geometry.moments
    for column in ([geometry.range.lowerBound] + starts.map { $0 - 1 })
    where geometry.range.contains(column) {
      let left = geometry.x(column + 1)
      if left <= x, left + moments.width(of: column) + 8 > x { return true }
    }
    return false
  }
}
