internal import TraceModel

/// Draws what stands behind the lanes: panels, compressed time, the axis, arrows.
struct TimelineBackground {
  private let geometry: TimelineGeometry
  private let history: TraceHistory
  private let fitter: TextFitter
  private let cleared: ClearedLine

  init(_ geometry: TimelineGeometry, _ history: TraceHistory, fitter: TextFitter) {
    self.geometry = geometry
    self.history = history
    self.fitter = fitter
    cleared = ClearedLine(LanePainter(geometry, history, fitter: fitter).textBoxes)
  }

  func draw(in scene: inout Scene) {
    scene.group(SceneGroup(id: "\(geometry.prefix)background", role: .decoration)) { scene in
      for panel in geometry.panels { draw(panel, fill: .panel, stroke: nil, in: &scene) }
      drawFolds(in: &scene)
      drawRules(in: &scene)
      let edge = SceneShape.Stroke(.panelEdge)
      for panel in geometry.panels { draw(panel, fill: nil, stroke: edge, in: &scene) }
    }
    scene.group(SceneGroup(id: "\(geometry.prefix)axis", role: .section, title: "Time")) { scene in
      drawCaption(in: &scene)
      drawFoldLengths(in: &scene)
      drawTicks(in: &scene)
    }
    guard !geometry.content.arrows.isEmpty || !geometry.content.flows.isEmpty else { return }
    scene.group(SceneGroup(id: "\(geometry.prefix)arrows", role: .decoration)) { scene in
      let painter = ArrowPainter(geometry, cleared)
      for arrow in geometry.content.arrows { painter.draw(arrow, in: &scene) }
      for (place, flow) in geometry.content.flows.enumerated() {
        painter.draw(flow, place, in: &scene)
      }
    }
  }

  private func draw(
    _ panel: Box,
    fill: ColorToken?,
    stroke: SceneShape.Stroke?,
    in scene: inout Scene
  ) {
    let outline = SceneShape.Outline.rectangle(panel, radius: TimelineMetrics.panelRadius)
    scene.add(SceneShape(outline, fill: fill, stroke: stroke))
  }

  private func drawFolds(in scene: inout Scene) {
    for fold in geometry.folds {
      let box = Box(
        x: fold.left,
        y: geometry.axisBottom - 24,
        width: fold.right - fold.left,
        height: geometry.panelsBottom - geometry.axisBottom + 24
      )
      scene.add(FoldPaint.shape(box, isTransition: geometry.isTransition(fold)))
    }
  }

  private func drawRules(in scene: inout Scene) {
    for (panel, numbers) in zip(geometry.panels, geometry.content.panels) {
      for number in numbers.dropFirst() {
        let y = geometry.lanes[number].top
        scene.add(
          SceneShape(
            .line(Point(geometry.gutterRight, y), Point(panel.right, y)),
            stroke: SceneShape.Stroke(.rule)
          )
        )
      }
      let x = geometry.gutterRight
      scene.add(
        SceneShape(
          .line(Point(x, panel.y), Point(x, panel.bottom)),
          stroke: SceneShape.Stroke(.panelEdge)
        )
      )
    }
  }

  private func drawCaption(in scene: inout Scene) {
    let lines = AxisCaption.lines(
      isOrdinal: geometry.isOrdinal,
      isLinear: geometry.isLinear,
      isOrderOnly: geometry.isOrderOnly,
      hasFolds: !geometry.folds.isEmpty,
      unit: ticks.ticks.contains { !$0.isStart } ? ticks.unit : nil
    )
    for (place, line) in lines.enumerated() {
      let text = fitter.whole(line, .note)
      let y = geometry.axisBottom - 24 + Double(place) * 13
      let x = max(TimelineMetrics.margin, geometry.gutterRight - 10 - text.width)
      scene.add(text.line(at: Point(x, y), color: .dimText))
    }
  }

  private func drawFoldLengths(in scene: inout Scene) {
    for fold in geometry.folds {
      let text = fitter.whole(TimeText.length(fold.length), .foldLength)
      let middle = (fold.left + fold.right) / 2
      let y = geometry.axisBottom - 41
      scene.add(text.line(at: Point(middle - text.width / 2, y), color: .dimText))
      if geometry.isTransition(fold) {
        let words = fitter.whole(FoldPaint.transition, .foldWords)
        let origin = Point(middle - words.width / 2, y - 13)
        scene.add(words.line(at: origin, color: .dimText))
      }
      let line = y + 9.5
      let stroke = SceneShape.Stroke(.line)
      let (left, right) = (fold.left, fold.right)
      scene.add(SceneShape(.line(Point(left, line), Point(right, line)), stroke: stroke))
      for (x, side) in [(left, 3.5), (right, -3.5)] {
        let points = [Point(x + side, line - 3), Point(x, line), Point(x + side, line + 3)]
        scene.add(SceneShape(.polygon(points, closed: false), stroke: stroke))
      }
    }
  }

  private var ticks: AxisTicks {
    let stops = geometry.tickStops
    return AxisTicks(
      times: stops.times,
      places: stops.places,
      starts: stops.starts,
      leastStep: history.resolution,
      isAbsolute: geometry.isLinear,
      suffix: geometry.isContinued ? AxisCaption.continued : "",
      width: { text, isStart in fitter.whole(text, isStart ? .boldTick : .tick).width }
    )
  }

  private func drawTicks(in scene: inout Scene) {
    if geometry.isOrdinal { return drawOrdinals(in: &scene) }
    for tick in ticks.ticks {
      let text = fitter.whole(tick.text, tick.isStart ? .boldTick : .tick)
      let left = tick.isStart ? tick.x : tick.x - text.width / 2
      let y = geometry.axisBottom - 11
      scene.add(text.line(at: Point(left, y), color: tick.isStart ? .text : .dimText))
      if tick.isStart {
        drawStart(at: tick.x, in: &scene)
      } else {
        let (top, bottom) = (geometry.axisBottom - 6, geometry.axisBottom)
        let line = SceneShape.Outline.line(Point(tick.x, top), Point(tick.x, bottom))
        scene.add(SceneShape(line, stroke: SceneShape.Stroke(.line)))
      }
    }
  }

  private func drawStart(at x: Double, in scene: inout Scene) {
    let bottom = geometry.panelsBottom
    let parts = cleared.parts(x: x, from: geometry.axisBottom - 7, to: bottom)
    let stroke = SceneShape.Stroke(.grid, dashes: [2, 3])
    scene.add(SceneShape(.segments(parts.flatMap { $0.ends(at: x) }), stroke: stroke))
  }

  /// Numbers the callbacks where there is no time: 1, then steps of 1, 2 or 5 times a power of ten.
  private func drawOrdinals(in scene: inout Scene) {
    let callbacks = Set(geometry.content.lanes.filter { $0.life != nil }.flatMap(\.flags))
    let places = callbacks.sorted().map { geometry.x($0) }
    let step = max(1, Int(AxisTicks.roundStep(Int64((places.count + 19) / 20))))
    var free = -Double.infinity
    let before = geometry.content.callbacksBefore
    for (place, x) in places.enumerated() {
      let number = before + place
      guard place == 0 || (number + 1) % step == 0 else { continue }
      let text = fitter.whole(Count.grouped(number + 1), .tick)
      guard x - text.width / 2 > free else { continue }
      free = x + text.width / 2 + 6
      let y = geometry.axisBottom - 11
      scene.add(text.line(at: Point(x - text.width / 2, y), color: .dimText))
      let bottom = geometry.axisBottom
      let line = SceneShape.Outline.line(Point(x, bottom - 6), Point(x, bottom))
      scene.add(SceneShape(line, stroke: SceneShape.Stroke(.line)))
    }
  }
}

extension ClosedRange<Double> {
  /// The ends of the range on a vertical line.
  func ends(at x: Double) -> [Point] { [Point(x, lowerBound), Point(x, upperBound)] }
}
