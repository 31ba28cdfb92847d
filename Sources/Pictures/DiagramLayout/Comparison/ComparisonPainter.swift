/// Draws the panel, the lifelines and the rows of a comparison.
struct ComparisonPainter {
  let geometry: ComparisonGeometry
  let fitter: TextFitter

  func draw(in scene: inout Scene) {
    scene.group(SceneGroup(id: "background", role: .decoration)) { scene in
      drawPanel(in: &scene)
      drawLeaders(in: &scene)
    }
    drawColumnNames(in: &scene)
    for (number, lane) in geometry.lanes.enumerated() { draw(lane, number, in: &scene) }
    for row in geometry.rows.indices { draw(row, in: &scene) }
  }

  /// Draws the mark of a call that both traces contain at the same position.
  static func drawDot(center: Point, in scene: inout Scene) {
    FlagMark.draw(center: center, in: &scene)
  }

  private func drawPanel(in scene: inout Scene) {
    let panel = Box(
      x: ComparisonGeometry.left,
      y: geometry.top,
      width: geometry.right - ComparisonGeometry.left,
      height: geometry.bottom - geometry.top
    )
    let outline = SceneShape.Outline.rectangle(panel, radius: TimelineMetrics.panelRadius)
    scene.add(SceneShape(outline, fill: .panel))
    for (index, row) in geometry.rows.enumerated() {
      let inset = row.side == nil ? 3.0 : 0
      let box = Box(
        x: panel.x + 1,
        y: geometry.edges[index] + inset,
        width: panel.width - 2,
        height: geometry.edges[index + 1] - geometry.edges[index] - 2 * inset
      )
      let fill: ColorToken? = row.side == nil ? .fold : row.difference?.fill
      if let fill { scene.add(SceneShape(.rectangle(box, radius: 0), fill: fill)) }
    }
    scene.add(SceneShape(outline, stroke: SceneShape.Stroke(.panelEdge)))
    for x in [geometry.railsLeft - 4, geometry.textRight - 8] {
      let rule = SceneShape.Outline.line(Point(x, panel.y), Point(x, panel.bottom))
      scene.add(SceneShape(rule, stroke: SceneShape.Stroke(.panelEdge)))
    }
  }

  /// Draws a faint line from each lifeline to the name of its call.
  private func drawLeaders(in scene: inout Scene) {
    var points: [Point] = []
    for (index, row) in geometry.rows.enumerated() {
      guard let lane = row.lane else { continue }
      let y = geometry.middle(of: index)
      points += [
        Point(geometry.x(of: lane), y), Point(geometry.textLeft(of: row) - 5, y),
      ]
    }
    guard !points.isEmpty else { return }
    scene.add(SceneShape(.segments(points), stroke: SceneShape.Stroke(.grid, dashes: [1, 3])))
  }

  private func drawColumnNames(in scene: inout Scene) {
    let baseline = geometry.top + 20
    for (letter, right) in [("A", geometry.firstTimeRight), ("B", geometry.secondTimeRight)] {
      let text = fitter.whole(letter, .boldTick)
      scene.add(text.line(at: Point(right - text.width, baseline), color: .text))
    }
  }

  private func draw(_ lane: ComparisonRows.Lane, _ number: Int, in scene: inout Scene) {
    let x = geometry.x(of: number)
    let middle = geometry.headerMiddle(number)
    let title = lane.name.unabridged ?? lane.name.string
    scene.group(SceneGroup(id: "line-\(number)", role: .object, title: title)) { scene in
      let line = SceneShape.Outline.line(Point(x, middle + 7), Point(x, geometry.bottom - 6))
      scene.add(SceneShape(line, stroke: SceneShape.Stroke(.line)))
      ObjectGlyph.draw(lane.kind, center: Point(x, middle), in: &scene)
      geometry.headers.draw(number, x: x, middle: middle, in: &scene)
    }
  }

  private func draw(_ index: Int, in scene: inout Scene) {
    let row = geometry.rows[index]
    let middle = geometry.middle(of: index)
    let group = SceneGroup(id: "row-\(index)", role: .symbol, title: row.title)
    scene.group(group) { scene in
      let left = geometry.textLeft(of: row)
      let baseline = middle + row.text.font.baselineBelowMiddle
      guard row.side != nil else {
        scene.add(row.text.line(at: Point(left, baseline), color: .dimText))
        return
      }
      let center = Point(ComparisonGeometry.left + 16, middle)
      row.difference?.drawSign(center: center, in: &scene)
      if let lane = row.lane {
        let center = Point(geometry.x(of: lane), middle)
        if let difference = row.difference {
          difference.drawFlag(center: center, in: &scene)
        } else {
          Self.drawDot(center: center, in: &scene)
        }
      }
      let color = row.difference?.color ?? .text
      scene.add(row.text.line(at: Point(left, baseline), color: color))
      if let object = row.object {
        let x = left + row.text.width + 10
        scene.add(object.line(at: Point(x, baseline), color: .dimText))
      }
      let times = [
        (row.firstTime, geometry.firstTimeRight), (row.secondTime, geometry.secondTimeRight),
      ]
      for (time, right) in times {
        guard let time else { continue }
        scene.add(time.line(at: Point(right - time.width, baseline), color: .dimText))
      }
    }
  }
}
