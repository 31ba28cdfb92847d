/// Draws what stands behind two timelines: panels, folded calls, the axis.
struct PairedBackground {
  private let geometry: PairedGeometry
  private let fitter: TextFitter

  private static let leastTickDistance = 70.0
  private static let tickBaselines = [-23.0, -9.0]

  init(_ geometry: PairedGeometry, fitter: TextFitter) {
    self.geometry = geometry
    self.fitter = fitter
  }

  func draw(in scene: inout Scene) {
    scene.group(SceneGroup(id: "\(geometry.prefix)background", role: .decoration)) { scene in
      for panel in geometry.panels { draw(panel.box, fill: .panel, in: &scene) }
      for fold in geometry.folds {
        let box = Box(
          x: fold.left,
          y: geometry.axisBottom - 36,
          width: fold.right - fold.left,
          height: geometry.bottom - geometry.axisBottom + 36
        )
        scene.add(FoldPaint.shape(box, isTransition: false))
      }
      for panel in geometry.panels {
        draw(panel.box, stroke: SceneShape.Stroke(.panelEdge), in: &scene)
        let x = geometry.frame.gutterRight
        let rule = SceneShape.Outline.line(Point(x, panel.box.y), Point(x, panel.box.bottom))
        scene.add(SceneShape(rule, stroke: SceneShape.Stroke(.panelEdge)))
      }
    }
    let group = SceneGroup(id: "\(geometry.prefix)axis", role: .section, title: "Time in A and B")
    scene.group(group) { scene in
      drawCaptions(in: &scene)
      drawFoldLengths(in: &scene)
      drawTicks(in: &scene)
    }
  }

  private func draw(
    _ box: Box,
    fill: ColorToken? = nil,
    stroke: SceneShape.Stroke? = nil,
    in scene: inout Scene
  ) {
    let outline = SceneShape.Outline.rectangle(box, radius: TimelineMetrics.panelRadius)
    scene.add(SceneShape(outline, fill: fill, stroke: stroke))
  }

  private func drawCaptions(in scene: inout Scene) {
    for side in 0...1 {
      let text = geometry.frame.axis.caption(side: side)
      let x = max(TimelineMetrics.margin, geometry.frame.gutterRight - 10 - text.width)
      let y = geometry.axisBottom + Self.tickBaselines[side]
      scene.add(text.line(at: Point(x, y), color: .dimText))
    }
  }

  private func drawFoldLengths(in scene: inout Scene) {
    for fold in geometry.folds {
      let words = PairedAxis.words(ofFold: Int(fold.length - 1))
      let text = fitter.whole(words, .foldLength)
      let middle = (fold.left + fold.right) / 2
      let y = geometry.axisBottom - 41
      scene.add(text.line(at: Point(middle - text.width / 2, y), color: .dimText))
    }
  }

  /// Writes the moments of the first column and of each one behind a fold, then others with room,
  /// none twice: columns of one moment stand in their order.
  private func drawTicks(in scene: inout Scene) {
    let axis = geometry.frame.axis
    let starts = Set(geometry.folds.map { $0.stop + geometry.range.lowerBound })
    var next = Double.infinity
    var chosen: [Int] = []
    // From the right, so that each moment knows where the next one that must stand begins.
    for column in geometry.range.reversed() {
      let x = geometry.x(column + 1)
      let isStart = column == geometry.range.lowerBound || starts.contains(column + 1)
      let edge = folds(after: x)
      let end = x + axis.width(of: column) + 8
      guard isStart || end <= min(next, edge) && next - x >= Self.leastTickDistance else {
        continue
      }
      if isStart || !collides(x, starts) {
        chosen.append(column)
        next = x
      }
    }
    var last: Int?
    for column in chosen.reversed() {
      if let last, axis.repeats(column, after: last) { continue }
      last = column
      let x = geometry.x(column + 1)
      let tick = SceneShape.Outline.line(
        Point(x, geometry.axisBottom - 5),
        Point(x, geometry.axisBottom)
      )
      scene.add(SceneShape(tick, stroke: SceneShape.Stroke(.line)))
      for side in 0...1 {
        guard let text = axis.text(of: column, side: side) else { continue }
        let y = geometry.axisBottom + Self.tickBaselines[side]
        scene.add(text.line(at: Point(x, y), color: .dimText))
      }
    }
  }

  /// Where the next fold begins.
  private func folds(after x: Double) -> Double {
    geometry.folds.first { $0.left >= x }?.left ?? .infinity
  }

  /// Whether a moment that must stand begins too near on the left.
  private func collides(_ x: Double, _ starts: Set<Int>) -> Bool {
    let axis = geometry.frame.axis
    for column in ([geometry.range.lowerBound] + starts.map { $0 - 1 })
    where geometry.range.contains(column) {
      let left = geometry.x(column + 1)
      if left <= x, left + axis.width(of: column) + 8 > x { return true }
    }
    return false
  }
}
