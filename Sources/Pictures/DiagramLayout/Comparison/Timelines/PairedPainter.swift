internal import TraceModel

/// Draws the panels of two timelines: names, states, calls, differences.
struct PairedPainter {
  let geometry: PairedGeometry
  let fitter: TextFitter

  init(_ geometry: PairedGeometry, fitter: TextFitter) {
    self.geometry = geometry
    self.fitter = fitter
  }

  func draw(in scene: inout Scene) {
    for panel in geometry.panels { draw(panel, in: &scene) }
  }

  private func draw(_ panel: PairedGeometry.Panel, in scene: inout Scene) {
    let entry = geometry.content.panels[panel.number]
    let id = "\(geometry.prefix)object-\(panel.number)"
    let name = entry.object.isEmpty ? "The traces as a whole" : entry.object
    let title = entry.difference.map { "\(name), \($0.word)" } ?? name
    scene.group(SceneGroup(id: id, role: .object, title: title)) { scene in
      drawHeading(panel, entry, in: &scene)
      for (side, lane) in entry.lanes.enumerated() {
        drawBase(lane, side, panel, in: &scene)
        guard lane.exists else {
          drawAbsence(side, panel, in: &scene)
          continue
        }
        for (index, piece) in lane.pieces.enumerated() {
          draw(piece, index, side, panel, in: &scene)
        }
      }
      drawJoints(panel, entry, in: &scene)
      for (index, guide) in panel.guides.enumerated() { draw(guide, index, panel, in: &scene) }
      for (side, lane) in entry.lanes.enumerated() {
        drawFlags(lane, side, panel, in: &scene)
        for index in panel.labels[side].indices { drawLabel(index, side, panel, in: &scene) }
        drawDeath(lane, side, panel, in: &scene)
      }
    }
  }

  private func drawHeading(
    _ panel: PairedGeometry.Panel,
    _ entry: PairedTimelines.Panel,
    in scene: inout Scene
  ) {
    let difference = entry.difference
    let middle = panel.middle - (difference == nil ? 0 : 8)
    let heading = LaneHeading(kind: entry.object.isEmpty ? nil : entry.kind, name: entry.name)
    heading.draw(middle: middle, in: &scene)
    if let difference {
      let x = heading.nameLeft
      let text = fitter.whole(difference.word, .label)
      let under = middle + 17
      difference.drawSign(center: Point(x + 5, under), side: 10, in: &scene)
      let origin = Point(x + 15, under + text.font.baselineBelowMiddle)
      scene.add(text.line(at: origin, color: difference.color))
    }
    for (side, letter) in PairedTimelines.letters.enumerated() {
      let text = fitter.whole(letter, .boldTick)
      let y = panel.lanes[side].middle + text.font.baselineBelowMiddle
      let right = geometry.frame.gutterRight - 10
      scene.add(text.line(at: Point(right - text.width, y), color: .dimText))
    }
  }

  /// Draws the line of an object without a state.
  private func drawBase(
    _ lane: PairedTimelines.Lane,
    _ side: Int,
    _ panel: PairedGeometry.Panel,
    in scene: inout Scene
  ) {
    let object = geometry.content.panels[panel.number].object
    guard let base = object.isEmpty ? geometry.positions : lane.base,
      base.overlaps(geometry.positions)
    else { return }
    let y = panel.lanes[side].middle
    let (left, right) = (geometry.x(base.lowerBound), geometry.x(base.upperBound))
    let line = SceneShape.Outline.line(Point(left, y), Point(right, y))
    scene.add(SceneShape(line, stroke: SceneShape.Stroke(.detached)))
  }

  /// Writes that a trace does not contain the object.
  private func drawAbsence(
    _ side: Int,
    _ panel: PairedGeometry.Panel,
    in scene: inout Scene
  ) {
    let text = fitter.whole("no such object in \(PairedTimelines.letters[side])", .note)
    let middle = panel.lanes[side].middle
    let x = geometry.frame.plotLeft
    let origin = Point(x, middle + text.font.baselineBelowMiddle)
    scene.add(text.line(at: origin, color: .dimText))
    let left = x + text.width + 8
    let right = geometry.frame.plotRight - TimelineMetrics.panelTail
    guard right > left else { return }
    let line = SceneShape.Outline.line(Point(left, middle), Point(right, middle))
    scene.add(SceneShape(line, stroke: SceneShape.Stroke(.rule, dashes: [2, 4])))
  }

  private func draw(
    _ piece: PairedTimelines.Piece,
    _ index: Int,
    _ side: Int,
    _ panel: PairedGeometry.Panel,
    in scene: inout Scene
  ) {
    let (from, to) = (
      max(piece.from, geometry.positions.lowerBound), min(piece.to, geometry.positions.upperBound)
    )
    guard from < to else { return }
    let (left, right) = (geometry.x(from), geometry.x(to))
    guard right - left >= 1 else { return }
    let y = panel.lanes[side].bandTop
    let box = Box(x: left, y: y, width: right - left, height: PairedMetrics.band)
    let paint = StatePaint(piece.state)
    let letter = PairedTimelines.letters[side]
    let title = "\(paint.word) in \(piece.isEqual ? "both" : "\(letter), not in the other trace")"
    let id = "\(geometry.prefix)object-\(panel.number)-\(letter)-state-\(index)"
    scene.group(SceneGroup(id: id, role: .symbol, title: title)) { scene in
      BandPainter(paint, box, breaks: geometry.frame.breaks)
        .draw(isMuted: piece.isEqual, fitter, in: &scene)
    }
  }

  private func drawDeath(
    _ lane: PairedTimelines.Lane,
    _ side: Int,
    _ panel: PairedGeometry.Panel,
    in scene: inout Scene
  ) {
    guard let death = lane.death, geometry.positions.contains(death) else { return }
    let center = Point(geometry.x(death), panel.lanes[side].middle)
    DeathMark.draw(center: center, in: &scene)
  }
}
