/// Draws the edges between cards.
enum EdgePainter {
  /// The length of an arrowhead.
  static let head = 8.0

  /// Draws the edge between a card and one inside it; both ends are horizontal.
  static func draw(
    _ edge: TreeCard.Edge,
    isHidden: Bool = false,
    from start: Point,
    to end: Point,
    in scene: inout Scene
  ) {
    scene.add(SceneShape(curve(from: start, to: end), stroke: stroke(edge, isHidden: isHidden)))
  }

  /// Draws a relation between two controllers along a line of horizontal and vertical parts, or as
  /// a curve if the line has two points.
  static func draw(_ bond: TreeCard.Bond, along points: [Point], in scene: inout Scene) {
    guard let end = points.last, let start = points.first, points.count > 1 else { return }
    guard bond != .presented else {
      PresentationPath.draw(points, in: &scene)
      return
    }
    let tip = Point(end.x - head + 1, end.y)
    let outline: SceneShape.Outline =
      points.count == 2
      ? curve(from: start, to: tip) : .polygon(Array(points.dropLast()) + [tip], closed: false)
    let stroke = stroke(bond)
    scene.add(SceneShape(outline, stroke: stroke))
    let corners = [Point(end.x - head, end.y - 4.5), end, Point(end.x - head, end.y + 4.5)]
    scene.add(SceneShape(.polygon(corners, closed: true), fill: stroke.color))
  }

  private static func curve(from start: Point, to end: Point) -> SceneShape.Outline {
    let bend = (end.x - start.x) * 0.55
    return .curve(start, Point(start.x + bend, start.y), Point(end.x - bend, end.y), end)
  }

  static func stroke(_ edge: TreeCard.Edge, isHidden: Bool = false) -> SceneShape.Stroke {
    switch edge {
    case .subview: SceneShape.Stroke(.line, dashes: isHidden ? [2, 3] : [])
    case .node: SceneShape.Stroke(.node)
    }
  }

  static func stroke(_ bond: TreeCard.Bond) -> SceneShape.Stroke {
    switch bond {
    case .contained: SceneShape.Stroke(.controller, width: 2.2)
    case .covered: SceneShape.Stroke(.controller, width: 1.4, dashes: [1.5, 2.5])
    case .missing: SceneShape.Stroke(.error, width: 2, dashes: [6, 4])
    case .presented: SceneShape.Stroke(.controller, width: 1.4, dashes: [5, 3])
    }
  }
}
