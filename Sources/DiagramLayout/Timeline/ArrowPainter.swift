/// Draws arrows between lanes: strong at both ends, faint where they pass other lanes, interrupted
/// at texts.
struct ArrowPainter {
  private let geometry: TimelineGeometry
  private let cleared: ClearedLine

  /// The length of the strong part at each end.
  private static let strongEnd = 16.0
  private static let longest = 70.0

  init(_ geometry: TimelineGeometry, _ cleared: ClearedLine) {
    self.geometry = geometry
    self.cleared = cleared
  }

  /// Draws a call from one lane into another.
  func draw(_ arrow: TimelineContent.Arrow, in scene: inout Scene) {
    let x = geometry.x(arrow.event)
    let (from, to) = (geometry.lanes[arrow.from], geometry.lanes[arrow.to])
    let goesDown = from.top < to.top
    let start = goesDown ? from.bandBottom : from.bandTop
    let tip = goesDown ? geometry.leaderEnd(arrow.event, in: arrow.to) - 2 : to.bandBottom + 1
    drawVertical(x, from: start, to: tip, in: &scene)
    drawHead(at: Point(x, tip), down: goesDown, in: &scene)
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
