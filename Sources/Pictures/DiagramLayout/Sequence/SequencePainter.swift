internal import Findings
internal import TraceModel

/// Draws the lifelines of a sequence: names, states, open calls.
struct SequencePainter {
  let geometry: SequenceGeometry
  let history: TraceHistory
  let fitter: TextFitter

  init(_ geometry: SequenceGeometry, history: TraceHistory, fitter: TextFitter) {
    self.geometry = geometry
    self.history = history
    self.fitter = fitter
  }

  func draw(in scene: inout Scene) {
    scene.group(SceneGroup(id: "background", role: .decoration)) { scene in
      drawPanel(in: &scene)
      drawLeaders(in: &scene)
    }
    for (column, lane) in geometry.lanes.enumerated() {
      drawLifeline(column, lane, in: &scene)
    }
    scene.group(SceneGroup(id: "arrows", role: .decoration)) { scene in
      for arrow in geometry.content.arrows { draw(arrow, in: &scene) }
    }
    for row in geometry.rows.indices { draw(row, in: &scene) }
  }

  private func drawPanel(in scene: inout Scene) {
    let panel = Box(
      x: SequenceMetrics.margin,
      y: geometry.top,
      width: geometry.right - SequenceMetrics.margin,
      height: geometry.bottom - geometry.top
    )
    let outline = SceneShape.Outline.rectangle(panel, radius: TimelineMetrics.panelRadius)
    scene.add(SceneShape(outline, fill: .panel))
    for (row, entry) in geometry.rows.enumerated() {
      guard case .fold(_, let isTransition) = entry.kind else { continue }
      let box = Box(
        x: panel.x + 1,
        y: geometry.edges[row] + 3,
        width: panel.width - 2,
        height: SequenceMetrics.fold - 6
      )
      scene.add(BreakPaint.shape(box, isTransition: isTransition))
    }
    scene.add(SceneShape(outline, stroke: SceneShape.Stroke(.panelEdge)))
    let rule = SceneShape.Outline.line(
      Point(geometry.railsLeft - 6, panel.y),
      Point(geometry.railsLeft - 6, panel.bottom)
    )
    scene.add(SceneShape(rule, stroke: SceneShape.Stroke(.panelEdge)))
  }

  /// Draws a faint line from each lifeline to the name of its call.
  private func drawLeaders(in scene: inout Scene) {
    var points: [Point] = []
    for (row, entry) in geometry.rows.enumerated() {
      guard let lane = entry.lane else { continue }
      let y = geometry.middle(of: row)
      let ends = [Point(geometry.x(of: lane), y), Point(geometry.textLeft(of: entry) - 5, y)]
      if case .finding(let severity) = entry.kind {
        let stroke = SceneShape.Stroke(FindingPill.color(of: severity), width: 1.3)
        scene.add(SceneShape(.segments(ends), stroke: stroke))
      } else {
        points += ends
      }
    }
    scene.add(SceneShape(.segments(points), stroke: SceneShape.Stroke(.grid, dashes: [1, 3])))
  }

  private func drawLifeline(_ column: Int, _ lane: Int, in scene: inout Scene) {
    let entry = geometry.content.lanes[lane]
    guard let life = entry.life else { return }
    let subject = history.subjects[life]
    let x = geometry.x(of: lane)
    let id = "line-\(subject.id.process)-\(subject.id.number)-\(life)"
    let title = history.title(of: life)
    scene.group(SceneGroup(id: id, role: .object, title: title)) { scene in
      let top = geometry.headerMiddle(column)
      ObjectGlyph.draw(
        subject.kind,
        isCustom: history.customViews.contains(life),
        center: Point(x, top),
        in: &scene
      )
      geometry.headers.draw(column, x: x, middle: top, in: &scene)
      drawBase(entry, x: x, from: top + 7, in: &scene)
      let isThin = !subject.kind.isController
      for (index, band) in entry.bands.enumerated() {
        let width = isThin ? SequenceMetrics.thinBand : SequenceMetrics.band
        draw(band, x: x, width: width, id: "\(id)-state-\(index)", entry.isOpen(index), in: &scene)
      }
      for bar in entry.bars { draw(bar, x: x, in: &scene) }
      if let death = entry.death {
        DeathMark.draw(center: Point(x, geometry.y(death)), in: &scene)
      }
    }
  }

  /// Draws the line from the name to the end of the object's lifetime, or of the trace.
  private func drawBase(
    _ entry: TimelineContent.Lane,
    x: Double,
    from top: Double,
    in scene: inout Scene
  ) {
    let end = entry.death.map { geometry.y($0) } ?? geometry.bottom - 8
    let line = SceneShape.Outline.line(Point(x, top), Point(x, max(top, end)))
    scene.add(SceneShape(line, stroke: SceneShape.Stroke(.line)))
  }

  private func draw(
    _ band: StateBand,
    x: Double,
    width: Double,
    id: String,
    _ isOpen: Bool,
    in scene: inout Scene
  ) {
    let paint = StatePaint(band.state)
    // An object that is not on the screen only has the plain line.
    guard paint.fill != nil else { return }
    let top = geometry.y(band.begin)
    let bottom = band.end.map { geometry.y($0) } ?? geometry.bottom - 8
    // Without rows for calls, the states of thousands of calls would cover each other.
    if top == bottom, geometry.content.unread > 0 { return }
    let box = Box(x: x - width / 2, y: top, width: width, height: max(2, bottom - top))
    var title = paint.word
    if !history.isUntimed {
      title += " from \(history.text(ofTime: band.start.nanoseconds))"
      title += " to \(history.text(ofTime: band.finish.nanoseconds))"
    }
    scene.group(SceneGroup(id: id, role: .symbol, title: title)) { scene in
      var shape = paint.shape(box)
      if isOpen {
        shape.fill = nil
        shape.hatch = nil
        shape.stroke?.dashes = [4, 3]
      }
      scene.add(shape)
    }
  }

  /// Draws the duration of a call, right of the state.
  private func draw(_ bar: TimelineContent.Bar, x: Double, in scene: inout Scene) {
    let top = geometry.y(bar.begin) - 4
    let bottom = max(top + 8, geometry.y(bar.end))
    let left = x + SequenceMetrics.band / 2 - 1 + Double(min(bar.depth, 3)) * 3
    let box = Box(x: left, y: top, width: SequenceMetrics.bar, height: bottom - top)
    if bar.isTask {
      TaskBar.draw(
        box,
        cancellation: bar.cancellation.map { geometry.y($0) - top },
        isMarked: bar.cancellation.map(geometry.content.holds) ?? false,
        isLevel: false,
        in: &scene
      )
      return
    }
    scene.add(
      SceneShape(
        .rectangle(box, radius: 1),
        fill: bar.depth == 0 ? .call : .nestedCall,
        stroke: SceneShape.Stroke(.panel, width: 0.8)
      )
    )
  }

  private func draw(_ arrow: TimelineContent.Arrow, in scene: inout Scene) {
    guard
      let row = geometry.rows.firstIndex(where: { $0.event == arrow.event && $0.lane == arrow.to })
    else { return }
    let y = geometry.middle(of: row)
    let (from, to) = (geometry.x(of: arrow.from), geometry.x(of: arrow.to))
    let side = to > from ? 1.0 : -1.0
    let tip = to - side * (SequenceMetrics.band / 2 + 1.5)
    let line = SceneShape.Outline.line(Point(from + side * 6, y), Point(tip - side * 5, y))
    scene.add(SceneShape(line, stroke: SceneShape.Stroke(.arrow)))
    let head = [
      Point(tip - side * 6, y - 3.5), Point(tip - side * 6, y + 3.5), Point(tip, y),
    ]
    scene.add(SceneShape(.polygon(head, closed: true), fill: .arrow))
  }
}
