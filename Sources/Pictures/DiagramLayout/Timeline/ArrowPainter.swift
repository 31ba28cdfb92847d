/// Draws arrows between lanes: strong at both ends and faint between them, or only the ends, which
/// have the same number.
struct ArrowPainter {
  private let geometry: TimelineGeometry
  private let cleared: ClearedLine

  /// The length of the strong part at each end.
  private static let strongEnd = 16.0
  private static let longest = 70.0
  /// The length of an end without a line.
  private static let shortEnd = 10.0

  init(_ geometry: TimelineGeometry, _ cleared: ClearedLine) {
    self.geometry = geometry
    self.cleared = cleared
  }

  /// Draws a call from one lane into another: a line, or only its ends.
  func draw(_ arrow: TimelineContent.Arrow, in scene: inout Scene) {
    let line = line(of: arrow)
    if arrow.isLine {
      drawVertical(line.x, from: line.start, to: line.tip, in: &scene)
    } else {
      let side = line.goesDown ? 1.0 : -1
      // The number of a called bar needs no arrow, which would cross bars and texts below it.
      if arrow.isNumbered, calledBar(of: arrow) != nil { return }
      drawVertical(line.x, from: line.tip - side * Self.shortEnd, to: line.tip, in: &scene)
      if !arrow.isNumbered {
        drawVertical(line.x, from: line.start, to: line.start + side * Self.shortEnd, in: &scene)
      }
    }
    let (top, bottom) = line.goesDown ? (line.tip - 6, line.tip) : (line.tip, line.tip + 6)
    if arrow.isLine || cleared.parts(x: line.x, from: top, to: bottom) == [top...bottom] {
      drawHead(at: Point(line.x, line.tip), down: line.goesDown, in: &scene)
    }
  }

  /// The index of the bar of the called method, if it has one.
  private func calledBar(of arrow: TimelineContent.Arrow) -> Int? {
    geometry.content.lanes[arrow.to].bars.firstIndex { bar in
      guard bar.begin == arrow.event, case .span = bar.source else { return false }
      return bar.incoming != nil || !arrow.isNumbered
    }
  }

  /// Whether the line of an arrow would cross a text.
  func crossesText(_ arrow: TimelineContent.Arrow) -> Bool {
    let line = line(of: arrow)
    // The name of a caller in its bar is two pixels higher than the bar.
    let start = line.goesDown ? line.start + 2 : line.start
    let (top, bottom) = (min(start, line.tip), max(start, line.tip))
    return bottom - top >= 1 && cleared.parts(x: line.x, from: top, to: bottom) != [top...bottom]
  }

  private struct Line {
    var x: Double
    var start: Double
    var tip: Double
    var goesDown: Bool
  }

  private func line(of arrow: TimelineContent.Arrow) -> Line {
    let (from, to) = (geometry.lanes[arrow.from], geometry.lanes[arrow.to])
    let goesDown = from.top < to.top
    return Line(
      x: geometry.x(arrow.event),
      start: goesDown ? lowerEdge(ofCaller: arrow) : from.bandTop,
      tip: goesDown ? geometry.leaderEnd(arrow.event, in: arrow.to) - 2 : upperTip(of: arrow),
      goesDown: goesDown
    )
  }

  /// The end of an arrow that points up: below the called bar, or below the band.
  private func upperTip(of arrow: TimelineContent.Arrow) -> Double {
    let lane = geometry.lanes[arrow.to]
    let bar = calledBar(of: arrow).map { lane.barTop($0) + TimelineMetrics.barHeight }
    return (bar ?? lane.bandBottom) + 1
  }

  /// The lower edge of the bar of a caller, or of the band if it has no bar.
  private func lowerEdge(ofCaller arrow: TimelineContent.Arrow) -> Double {
    let lane = geometry.lanes[arrow.from]
    let bars = geometry.content.lanes[arrow.from].bars
    let bar = bars.firstIndex { $0.source == .span(arrow.caller) }
    return bar.map { lane.barTop($0) + TimelineMetrics.barHeight } ?? lane.bandBottom
  }

  /// Draws a line from a cause along the edge of its lane to the effect.
  func draw(_ flow: TimelineContent.Flow, _ index: Int, in scene: inout Scene) {
    let content = geometry.content
    let group = SceneGroup(
      id: "\(geometry.prefix)flow-\(index)",
      role: .symbol,
      title: flow.name.isEmpty ? "cause and effect" : "\(flow.name): cause and effect"
    )
    let (from, to) = (geometry.lanes[flow.from], geometry.lanes[flow.to])
    let goesDown = from.top <= to.top
    let edge = goesDown ? from.bottom - 2 : from.top + 2
    let (begins, ends) = (content.holds(flow.cause), content.holds(flow.effect))
    let left = begins ? geometry.x(flow.cause) : geometry.frame.gutterRight + 4
    let right = ends ? geometry.x(flow.effect) : geometry.frame.plotRight - 6
    scene.group(group) { scene in
      if begins {
        drawVertical(left, from: goesDown ? from.bandBottom : from.bandTop, to: edge, in: &scene)
      }
      let stroke = SceneShape.Stroke(.arrow, dashes: [4, 2])
      scene.add(
        SceneShape(.segments([Point(left, edge), Point(right, edge)]), stroke: stroke)
      )
      guard ends else { return }
      // An arrow within one lane reaches the effect from below.
      let isSame = flow.from == flow.to
      let tip =
        isSame || !goesDown ? to.bandBottom + 1 : geometry.leaderEnd(flow.effect, in: flow.to) - 2
      drawVertical(right, from: edge, to: tip, in: &scene)
      drawHead(at: Point(right, tip), down: goesDown && !isSame, in: &scene)
    }
  }

  private func drawVertical(_ x: Double, from start: Double, to end: Double, in scene: inout Scene)
  {
    let (top, bottom) = (min(start, end), max(start, end))
    let faint = top + Self.strongEnd..<max(top + Self.strongEnd, bottom - Self.strongEnd)
    let parts = cleared.parts(x: x, from: top, to: bottom)
    guard bottom - top > Self.longest else {
      let line = SceneShape.Outline.segments(parts.flatMap { $0.ends(at: x) })
      if !parts.isEmpty { scene.add(SceneShape(line, stroke: SceneShape.Stroke(.arrow))) }
      return
    }
    var (strong, pale): ([Point], [Point]) = ([], [])
    for part in parts {
      for (edges, isFaint) in [
        (top...faint.lowerBound, false), (faint.lowerBound...faint.upperBound, true),
        (faint.upperBound...bottom, false),
      ] where part.overlaps(edges) {
        let points = part.clamped(to: edges).ends(at: x)
        if isFaint { pale += points } else { strong += points }
      }
    }
    for (points, color) in [(pale, ColorToken.arrowFaint), (strong, .arrow)] where !points.isEmpty {
      scene.add(SceneShape(.segments(points), stroke: SceneShape.Stroke(color)))
    }
  }

  private func drawHead(at tip: Point, down: Bool, in scene: inout Scene) {
    let neck = tip.y + (down ? -6 : 6)
    let head = [Point(tip.x - 3.5, neck), Point(tip.x + 3.5, neck), tip]
    scene.add(SceneShape(.polygon(head, closed: true), fill: .arrow))
  }
}
