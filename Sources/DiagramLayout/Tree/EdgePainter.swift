/// Draws the edge between a card and one of its children.
enum EdgePainter {
  static func draw(
    _ link: TreeCard.Link,
    isHidden: Bool,
    from start: Point,
    to end: Point,
    in scene: inout Scene
  ) {
    let hasHead = link == .contained || link == .missing
    let tip = Point(hasHead ? end.x - 7 : end.x, end.y)
    // Both ends of the curve are horizontal.
    let bend = (tip.x - start.x) * 0.55
    let curve = SceneShape.Outline.curve(
      start,
      Point(start.x + bend, start.y),
      Point(tip.x - bend, tip.y),
      tip
    )
    scene.add(SceneShape(curve, stroke: stroke(link, isHidden: isHidden)))
    guard hasHead else { return }
    let head = [Point(end.x - 8, end.y - 4.5), end, Point(end.x - 8, end.y + 4.5)]
    let color: ColorToken = link == .missing ? .error : .controller
    scene.add(SceneShape(.polygon(head, closed: true), fill: color))
  }

  static func stroke(_ link: TreeCard.Link, isHidden: Bool) -> SceneShape.Stroke {
    switch link {
    case .subview where isHidden: SceneShape.Stroke(.line, dashes: [2, 3])
    case .subview: SceneShape.Stroke(.line)
    case .node: SceneShape.Stroke(.node)
    case .containment, .contained: SceneShape.Stroke(.controller, width: 2.2)
    case .missing: SceneShape.Stroke(.error, width: 2, dashes: [6, 4])
    }
  }
}
