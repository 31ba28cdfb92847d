internal import TraceModel

/// Draws the panels of two timelines: names, states, calls, and what differs.
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
        for (place, piece) in lane.pieces.enumerated() {
          draw(piece, place, side, panel, in: &scene)
        }
      }
      drawJoints(panel, entry, in: &scene)
      for (place, guide) in panel.guides.enumerated() { draw(guide, place, panel, in: &scene) }
      for (side, lane) in entry.lanes.enumerated() {
        drawFlags(lane, side, panel, in: &scene)
        for place in panel.labels[side].indices { drawLabel(place, side, panel, in: &scene) }
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
    var x = TimelineMetrics.margin + TimelineMetrics.gutterInset
    if !entry.object.isEmpty {
      let center = Point(x + TimelineMetrics.glyph / 2, middle)
      ObjectGlyph.draw(entry.kind, center: center, in: &scene)
      x += TimelineMetrics.glyph + TimelineMetrics.glyphGap
    }
    let baseline = middle + entry.name.font.baselineBelowMiddle
    scene.add(entry.name.line(at: Point(x, baseline), color: .text))
    if let difference {
      let text = fitter.whole(difference.word, .label)
      let under = middle + 17
      difference.drawSign(center: Point(x + 5, under), side: 10, in: &scene)
      let origin = Point(x + 15, under + text.font.baselineBelowMiddle)
      scene.add(text.line(at: origin, color: difference.color))
    }
    for (side, letter) in PairedTimelines.letters.enumerated() {
      let text = fitter.whole(letter, .boldTick)
      let y = panel.bandTops[side] + PairedMetrics.band / 2 + text.font.baselineBelowMiddle
      let right = geometry.frame.gutterRight - 10
      scene.add(text.line(at: Point(right - text.width, y), color: .dimText))
    }
  }

  /// Draws the life of an object where it has no state.
  private func drawBase(
    _ lane: PairedTimelines.Lane,
    _ side: Int,
    _ panel: PairedGeometry.Panel,
    in scene: inout Scene
  ) {
    let object = geometry.content.panels[panel.number].object
    guard let base = object.isEmpty ? geometry.places : lane.base,
      base.overlaps(geometry.places)
    else { return }
    let y = panel.bandTops[side] + PairedMetrics.band / 2
    let (left, right) = (geometry.x(base.lowerBound), geometry.x(base.upperBound))
    let line = SceneShape.Outline.line(Point(left, y), Point(right, y))
    scene.add(SceneShape(line, stroke: SceneShape.Stroke(.detached)))
  }

  /// Says that a trace does not know the object.
  private func drawAbsence(
    _ side: Int,
    _ panel: PairedGeometry.Panel,
    in scene: inout Scene
  ) {
    let text = fitter.whole("no such object in \(PairedTimelines.letters[side])", .note)
    let middle = panel.bandTops[side] + PairedMetrics.band / 2
    let x = geometry.plotLeft
    let origin = Point(x, middle + text.font.baselineBelowMiddle)
    scene.add(text.line(at: origin, color: .dimText))
    let left = x + text.width + 8
    let right = geometry.plotRight - TimelineMetrics.panelTail
    guard right > left else { return }
    let line = SceneShape.Outline.line(Point(left, middle), Point(right, middle))
    scene.add(SceneShape(line, stroke: SceneShape.Stroke(.rule, dashes: [2, 4])))
  }

  private func draw(
    _ piece: PairedTimelines.Piece,
    _ place: Int,
    _ side: Int,
    _ panel: PairedGeometry.Panel,
    in scene: inout Scene
  ) {
    let (from, to) = (
      max(piece.from, geometry.places.lowerBound), min(piece.to, geometry.places.upperBound)
    )
    guard from < to else { return }
    let (left, right) = (geometry.x(from), geometry.x(to))
    guard right - left >= 1 else { return }
    let y = panel.bandTops[side]
    let box = Box(x: left, y: y, width: right - left, height: PairedMetrics.band)
    let paint = StatePaint(piece.state)
    let letter = PairedTimelines.letters[side]
    let title = "\(paint.word) in \(piece.isEqual ? "both" : "\(letter), not in the other trace")"
    let id = "\(geometry.prefix)object-\(panel.number)-\(letter)-state-\(place)"
    scene.group(SceneGroup(id: id, role: .symbol, title: title)) { scene in
      scene.add(piece.isEqual ? paint.mutedShape(box) : paint.shape(box))
      let breaks = folds(between: left + 8, and: right - 8)
      for x in breaks { BandBreak.draw(at: x, box, in: &scene) }
      let color: ColorToken = piece.isEqual ? .dimText : paint.text
      let halo = piece.isEqual ? nil : paint.hatch == nil ? nil : paint.fill
      drawWord(paint.word, color, halo: halo, in: box, breaks, &scene)
    }
  }

  /// The middles of the folds between two places.
  private func folds(between left: Double, and right: Double) -> [Double] {
    geometry.folds.map { ($0.left + $0.right) / 2 }.filter { $0 > left && $0 < right }
  }

  /// Puts the word into the first stretch between folds that is wide enough.
  private func drawWord(
    _ word: String,
    _ color: ColorToken,
    halo: ColorToken?,
    in box: Box,
    _ breaks: [Double],
    _ scene: inout Scene
  ) {
    let text = fitter.whole(word, .state)
    guard
      let left = BandBreak.left(ofWidth: text.width, in: box, between: breaks.map(BandBreak.cut))
    else { return }
    let baseline = box.center.y + text.font.baselineBelowMiddle
    scene.add(text.line(at: Point(left, baseline), color: color, halo: halo))
  }

  private func drawDeath(
    _ lane: PairedTimelines.Lane,
    _ side: Int,
    _ panel: PairedGeometry.Panel,
    in scene: inout Scene
  ) {
    guard let death = lane.death, geometry.places.contains(death) else { return }
    let center = Point(geometry.x(death), panel.bandTops[side] + PairedMetrics.band / 2)
    DeathMark.draw(center: center, in: &scene)
  }
}
