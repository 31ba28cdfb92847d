internal import TraceModel

/// The sign of a kind of object: hexagon, square, window, circle, diamond.
enum ObjectGlyph {
  /// Draws the sign, 10 pixels wide, around a center.
  ///
  /// - Parameters:
  ///   - kind: The kind of object.
  ///   - isCustom: Whether a SwiftUI node is a view of the app, whose diamond is filled.
  ///   - center: The center.
  ///   - scene: The picture.
  static func draw(
    _ kind: SubjectKind,
    isCustom: Bool = false,
    center: Point,
    in scene: inout Scene
  ) {
    let (x, y) = (center.x, center.y)
    if kind.isController {
      let points = [
        Point(x - 5, y), Point(x - 2.5, y - 4.4), Point(x + 2.5, y - 4.4), Point(x + 5, y),
        Point(x + 2.5, y + 4.4), Point(x - 2.5, y + 4.4),
      ]
      scene.add(SceneShape(.polygon(points, closed: true), fill: .controller))
      return
    }
    switch kind {
    case .window:
      let box = Box(x: x - 5, y: y - 4.5, width: 10, height: 9)
      let bar = Box(x: x - 5, y: y - 4.5, width: 10, height: 3)
      scene.add(SceneShape(.rectangle(bar, radius: 1), fill: .window))
      scene.add(
        SceneShape(.rectangle(box, radius: 1.5), stroke: SceneShape.Stroke(.window, width: 1.4))
      )
    case .view:
      let box = Box(x: x - 4, y: y - 4, width: 8, height: 8)
      scene.add(
        SceneShape(.rectangle(box, radius: 1), stroke: SceneShape.Stroke(.view, width: 1.4))
      )
    case .swiftUIView:
      let points = [Point(x - 5, y), Point(x, y - 5), Point(x + 5, y), Point(x, y + 5)]
      let inner = [Point(x - 4, y), Point(x, y - 4), Point(x + 4, y), Point(x, y + 4)]
      scene.add(
        isCustom
          ? SceneShape(.polygon(points, closed: true), fill: .node)
          : SceneShape(.polygon(inner, closed: true), stroke: SceneShape.Stroke(.node, width: 1.4))
      )
    default:
      let box = Box(x: x - 4, y: y - 4, width: 8, height: 8)
      scene.add(
        SceneShape(.rectangle(box, radius: 4), stroke: SceneShape.Stroke(.view, width: 1.4))
      )
    }
  }
}
