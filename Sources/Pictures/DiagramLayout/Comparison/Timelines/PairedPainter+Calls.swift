extension PairedPainter {
  /// Joins the marks of each call that both traces contain in one column.
  func drawJoints(
    _ panel: PairedGeometry.Panel,
    _ entry: PairedTimelines.Panel,
    in scene: inout Scene
  ) {
    let positions = entry.lanes.map { lane in
      Set(lane.flags(in: geometry.range).map(\.position))
    }
    let points = positions[0].intersection(positions[1]).sorted().flatMap { position in
      (0...1).map { side in
        Point(geometry.x(position), inner(side, panel, entry.lanes[side], position))
      }
    }
    guard !points.isEmpty else { return }
    scene.add(SceneShape(.segments(points), stroke: SceneShape.Stroke(.line)))
  }

  /// Draws the marks of calls, on the outer edges of both bands.
  func drawFlags(
    _ lane: PairedTimelines.Lane,
    _ side: Int,
    _ panel: PairedGeometry.Panel,
    in scene: inout Scene
  ) {
    for flag in lane.flags(in: geometry.range) {
      let center = Point(geometry.x(flag.position), edge(side, panel, lane, flag.position))
      if let difference = flag.difference {
        difference.drawFlag(center: center, in: &scene)
      } else {
        let half = TimelineMetrics.flag / 2
        let box = Box(x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half)
        scene.add(SceneShape(.rectangle(box, radius: 0), fill: .line))
      }
    }
  }

  /// The y of a call's mark: the outer edge of the band, or the line of an object without a state.
  private func edge(
    _ side: Int,
    _ panel: PairedGeometry.Panel,
    _ lane: PairedTimelines.Lane,
    _ position: Int
  ) -> Double {
    let position = Double(position)
    let hasBand = lane.pieces.contains { $0.from <= position && position <= $0.to }
    let own = panel.lanes[side]
    guard hasBand else { return own.middle }
    return side == 0 ? own.bandTop : own.bandBottom
  }

  /// The y at which a line between both traces ends: the inner edge of the band, or the line of an
  /// object without a state.
  private func inner(
    _ side: Int,
    _ panel: PairedGeometry.Panel,
    _ lane: PairedTimelines.Lane,
    _ position: Int
  ) -> Double {
    let own = panel.lanes[side]
    guard edge(side, panel, lane, position) != own.middle else { return own.middle }
    return side == 0 ? own.bandBottom : own.bandTop
  }

  /// Draws the text of a call with its pointer.
  func drawLabel(
    _ index: Int,
    _ side: Int,
    _ panel: PairedGeometry.Panel,
    in scene: inout Scene
  ) {
    let label = panel.labels[side][index]
    let x = geometry.x(label.position)
    let height = TimelineMetrics.pillHeight
    let top = panel.lanes[side].labelTop(index)
    let lane = geometry.content.panels[panel.number].lanes[side]
    let edge = edge(side, panel, lane, label.position)
    let letter = PairedTimelines.letters[side]
    let id = "\(geometry.prefix)object-\(panel.number)-\(letter)-call-\(index)"
    scene.group(SceneGroup(id: id, role: .symbol, title: label.title)) { scene in
      let far = side == 0 ? top + 3 : top + height - 3
      let pointer = SceneShape.Outline.line(Point(x, far), Point(x, edge))
      guard let difference = label.difference, let word = label.word else {
        scene.add(SceneShape(pointer, stroke: SceneShape.Stroke(.arrowFaint)))
        let baseline = top + height / 2 + label.text.font.baselineBelowMiddle
        let origin = Point(x + TimelineMetrics.leaderGap, baseline)
        scene.add(label.text.line(at: origin, color: .dimText))
        return
      }
      scene.add(SceneShape(pointer, stroke: SceneShape.Stroke(difference.color, width: 1.3)))
      let box = Box(x: x - 0.5, y: top, width: label.width, height: height)
      PairPill.draw(label.text, word, difference, in: box, &scene)
    }
  }

  /// Draws a line from a call in the first trace to the same call in the second one.
  func draw(
    _ guide: PairedTimelines.Guide,
    _ index: Int,
    _ panel: PairedGeometry.Panel,
    in scene: inout Scene
  ) {
    let lanes = geometry.content.panels[panel.number].lanes
    let top = inner(0, panel, lanes[0], guide.from)
    let bottom = inner(1, panel, lanes[1], guide.to)
    let y =
      panel.lanes[0].bandBottom + 3.5 + (Double(panel.guideRows[index]) + 0.5)
      * PairedMetrics.guideRow
    let (begins, ends) = (
      geometry.range.contains(guide.from - 1), geometry.range.contains(guide.to - 1)
    )
    let from = begins ? geometry.x(guide.from) : outside(guide.from)
    let to = ends ? geometry.x(guide.to) : outside(guide.to)
    let id = "\(geometry.prefix)object-\(panel.number)-move-\(index)"
    scene.group(SceneGroup(id: id, role: .symbol, title: guide.title)) { scene in
      var points = [Point(from, y), Point(to, y)]
      if begins { points.insert(Point(from, top), at: 0) }
      if ends { points.append(Point(to, bottom)) }
      let line = SceneShape.Outline.polygon(points, closed: false)
      scene.add(SceneShape(line, stroke: SceneShape.Stroke(.window, width: 1.4)))
      guard ends else { return }
      let head = [Point(to - 3, bottom - 4), Point(to + 3, bottom - 4), Point(to, bottom)]
      scene.add(SceneShape(.polygon(head, closed: true), fill: .window))
    }
  }

  /// The edge of the strip toward a column that is in another strip.
  private func outside(_ position: Int) -> Double {
    position - 1 < geometry.range.lowerBound
      ? geometry.frame.gutterRight + 4 : geometry.frame.plotRight - 6
  }
}
