extension PairedPainter {
  /// Joins the marks of a call that both traces have in one column.
  func drawJoints(
    _ panel: PairedGeometry.Panel,
    _ entry: PairedTimelines.Panel,
    in scene: inout Scene
  ) {
    let places = entry.lanes.map { lane in
      Set(lane.flags(in: geometry.range).map(\.place))
    }
    let points = places[0].intersection(places[1]).sorted().flatMap { place in
      (0...1).map { side in
        Point(geometry.x(place), inner(side, panel, entry.lanes[side], place))
      }
    }
    guard !points.isEmpty else { return }
    scene.add(SceneShape(.segments(points), stroke: SceneShape.Stroke(.line)))
  }

  /// Draws the marks of calls: on the outer edges of both bands.
  func drawFlags(
    _ lane: PairedTimelines.Lane,
    _ side: Int,
    _ panel: PairedGeometry.Panel,
    in scene: inout Scene
  ) {
    for flag in lane.flags(in: geometry.range) {
      let center = Point(geometry.x(flag.place), edge(side, panel, lane, flag.place))
      if let difference = flag.difference {
        difference.drawFlag(center: center, in: &scene)
      } else {
        let half = TimelineMetrics.flag / 2
        let box = Box(x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half)
        scene.add(SceneShape(.rectangle(box, radius: 0), fill: .line))
      }
    }
  }

  /// Where a call meets its lane: the outer edge of the band, or the line of a life without a state.
  private func edge(
    _ side: Int,
    _ panel: PairedGeometry.Panel,
    _ lane: PairedTimelines.Lane,
    _ place: Int
  ) -> Double {
    let place = Double(place)
    let hasBand = lane.pieces.contains { $0.from <= place && place <= $0.to }
    guard hasBand else { return panel.bandTops[side] + PairedMetrics.band / 2 }
    return panel.bandTops[side] + (side == 0 ? 0 : PairedMetrics.band)
  }

  /// Where a line between both traces meets a lane: the inner edge of the band, or the line of a life
  /// without a state.
  private func inner(
    _ side: Int,
    _ panel: PairedGeometry.Panel,
    _ lane: PairedTimelines.Lane,
    _ place: Int
  ) -> Double {
    let line = panel.bandTops[side] + PairedMetrics.band / 2
    guard edge(side, panel, lane, place) != line else { return line }
    return panel.bandTops[side] + (side == 0 ? PairedMetrics.band : 0)
  }

  /// Draws a call's words with their pointer.
  func drawLabel(
    _ place: Int,
    _ side: Int,
    _ panel: PairedGeometry.Panel,
    in scene: inout Scene
  ) {
    let label = panel.labels[side][place]
    let x = geometry.x(label.place)
    let height = TimelineMetrics.pillHeight
    let row = Double(panel.rows[side].rows[place]) * panel.rowHeights[side]
    let outer = panel.bandTops[side] + (side == 0 ? 0 : PairedMetrics.band)
    let top = side == 0 ? outer - 4 - height - row : outer + 4 + row
    let lane = geometry.content.panels[panel.number].lanes[side]
    let edge = edge(side, panel, lane, label.place)
    let letter = PairedTimelines.letters[side]
    let id = "\(geometry.prefix)object-\(panel.number)-\(letter)-call-\(place)"
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

  /// Leads from a call in the first trace to the same call elsewhere in the second one.
  func draw(
    _ guide: PairedTimelines.Guide,
    _ place: Int,
    _ panel: PairedGeometry.Panel,
    in scene: inout Scene
  ) {
    let lanes = geometry.content.panels[panel.number].lanes
    let top = inner(0, panel, lanes[0], guide.from)
    let bottom = inner(1, panel, lanes[1], guide.to)
    let y =
      panel.bandTops[0] + PairedMetrics.band + 3.5 + (Double(panel.guideRows[place]) + 0.5)
      * PairedMetrics.guideRow
    let (begins, ends) = (
      geometry.range.contains(guide.from - 1), geometry.range.contains(guide.to - 1)
    )
    let from = begins ? geometry.x(guide.from) : outside(guide.from)
    let to = ends ? geometry.x(guide.to) : outside(guide.to)
    let id = "\(geometry.prefix)object-\(panel.number)-move-\(place)"
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

  /// The edge of the strip on the side of a column of another strip.
  private func outside(_ place: Int) -> Double {
    place - 1 < geometry.range.lowerBound
      ? geometry.frame.gutterRight + 4 : geometry.plotRight - 6
  }
}
