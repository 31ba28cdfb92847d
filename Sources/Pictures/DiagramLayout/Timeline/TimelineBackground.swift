internal import TraceModel

/// Draws the shapes behind the lanes: panels, compressed time, the axis, arrows.
struct TimelineBackground {
  private let geometry: TimelineGeometry
  private let frame: StripFrame
  private let history: TraceHistory
  private let fitter: TextFitter
  private let cleared: ClearedLine

  /// The height of the part of the axis that breaks cover.
  private static let overlap = 24.0

  init(_ geometry: TimelineGeometry, _ history: TraceHistory, fitter: TextFitter) {
    self.geometry = geometry
    frame = geometry.frame
    self.history = history
    self.fitter = fitter
    cleared = ClearedLine(LanePainter(geometry, history, fitter: fitter).textBoxes)
  }

  func draw(in scene: inout Scene) {
    frame.drawBackground(in: &scene, overlap: Self.overlap) { panel, scene in
      for lane in geometry.content.panels[panel].dropFirst() {
        let y = geometry.lanes[lane].top
        let line = SceneShape.Outline.line(
          Point(frame.gutterRight, y),
          Point(frame.panels[panel].right, y)
        )
        scene.add(SceneShape(line, stroke: SceneShape.Stroke(.rule)))
      }
    }
    scene.group(SceneGroup(id: "\(frame.prefix)axis", role: .section, title: "Time")) { scene in
      drawCaption(in: &scene)
      drawBreakLengths(in: &scene)
      drawTeardown(in: &scene)
      if geometry.axis.isOrdinal { drawOrdinals(in: &scene) } else { drawTicks(in: &scene) }
    }
    guard !geometry.content.arrows.isEmpty || !geometry.content.flows.isEmpty else { return }
    scene.group(SceneGroup(id: "\(frame.prefix)arrows", role: .decoration)) { scene in
      let painter = ArrowPainter(geometry, cleared)
      for arrow in geometry.content.arrows { painter.draw(arrow, in: &scene) }
      for (index, flow) in geometry.content.flows.enumerated() {
        painter.draw(flow, index, in: &scene)
      }
    }
  }

  private func drawCaption(in scene: inout Scene) {
    let hasOffsets = ticks.ticks.contains { !$0.isStart }
    let lines = AxisCaption.lines(for: geometry.axis, hasOffsets: hasOffsets)
    for (number, line) in lines.enumerated() {
      let baseline = frame.axisBottom - 24 + Double(number) * 13
      frame.drawCaption(fitter.whole(line, .note), baseline: baseline, in: &scene)
    }
  }

  private func drawBreakLengths(in scene: inout Scene) {
    for pause in frame.breaks {
      let y = frame.breakBaseline
      let length = fitter.whole(TimeText.length(pause.length), .foldLength)
      frame.draw(length, above: pause, baseline: y, in: &scene)
      if pause.isTransition {
        let words = fitter.whole(BreakPaint.transition, .foldWords)
        frame.draw(words, above: pause, baseline: y - 13, in: &scene)
      }
      let line = y + 9.5
      let stroke = SceneShape.Stroke(.line)
      let ends = SceneShape.Outline.line(Point(pause.left, line), Point(pause.right, line))
      scene.add(SceneShape(ends, stroke: stroke))
      for (x, side) in [(pause.left, 3.5), (pause.right, -3.5)] {
        let points = [Point(x + side, line - 3), Point(x, line), Point(x + side, line + 3)]
        scene.add(SceneShape(.polygon(points, closed: false), stroke: stroke))
      }
    }
  }

  /// Counts the objects that are released after the end.
  private func drawTeardown(in scene: inout Scene) {
    guard let teardown = geometry.content.finalTeardown else { return }
    let text = fitter.whole(teardown.text, .foldLength)
    let x = geometry.x(geometry.content.endEvent)
    let origin = Point(max(frame.plotLeft, x - text.width), frame.breakBaseline)
    scene.add(text.line(at: origin, color: .dimText))
  }

  private var ticks: AxisTicks {
    AxisTicks(
      geometry.axis.ticks,
      minimumStep: history.resolution,
      isAbsolute: geometry.axis.isProportional,
      hasOffsets: !geometry.axis.isOrderOnly,
      suffix: geometry.axis.isContinued ? AxisCaption.continued : "",
      width: { text, isStart in fitter.whole(text, isStart ? .boldTick : .tick).width }
    )
  }

  private func drawTicks(in scene: inout Scene) {
    for tick in ticks.ticks {
      let text = fitter.whole(tick.text, tick.isStart ? .boldTick : .tick)
      let left = tick.isStart ? tick.x : tick.x - text.width / 2
      let y = frame.axisBottom - 11
      scene.add(text.line(at: Point(left, y), color: tick.isStart ? .text : .dimText))
      if tick.isStart {
        drawStart(at: tick.x, in: &scene)
      } else {
        drawTick(at: tick.x, in: &scene)
      }
    }
  }

  private func drawTick(at x: Double, in scene: inout Scene) {
    let line = SceneShape.Outline.line(Point(x, frame.axisBottom - 6), Point(x, frame.axisBottom))
    scene.add(SceneShape(line, stroke: SceneShape.Stroke(.line)))
  }

  private func drawStart(at x: Double, in scene: inout Scene) {
    let parts = cleared.parts(x: x, from: frame.axisBottom - 7, to: frame.bottom)
    let stroke = SceneShape.Stroke(.grid, dashes: [2, 3])
    scene.add(SceneShape(.segments(parts.flatMap { $0.ends(at: x) }), stroke: stroke))
  }

  /// Numbers the callbacks where there is no time: 1, then multiples of 1, 2 or 5 times a power of
  /// ten.
  private func drawOrdinals(in scene: inout Scene) {
    let callbacks = Set(
      geometry.content.lanes.filter { $0.life != nil }.flatMap(\.calls)
    )
    let positions = callbacks.sorted().map { geometry.x($0) }
    let step = max(1, Int(AxisTicks.roundStep(Int64((positions.count + 19) / 20))))
    var free = -Double.infinity
    for (index, x) in positions.enumerated() {
      let number = geometry.content.callbacksBefore + index + 1
      guard index == 0 || number % step == 0 else { continue }
      let text = fitter.whole(number.grouped, .tick)
      guard x - text.width / 2 > free else { continue }
      free = x + text.width / 2 + 6
      let origin = Point(x - text.width / 2, frame.axisBottom - 11)
      scene.add(text.line(at: origin, color: .dimText))
      drawTick(at: x, in: &scene)
    }
  }
}

extension ClosedRange<Double> {
  /// The ends of the range on a vertical line.
  func ends(at x: Double) -> [Point] { [Point(x, lowerBound), Point(x, upperBound)] }
}
