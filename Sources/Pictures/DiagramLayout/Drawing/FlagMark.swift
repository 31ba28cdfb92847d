/// The mark of a call on a band or lifeline: a small square in a thin ring.
///
/// The ring has the color of the canvas, so that a dark square is visible on a dark band.
enum FlagMark {
  /// The width of the ring in pixels at scale 1; it separates the squares of adjacent calls.
  static let ring = 1.0

  static func draw(
    center: Point,
    side: Double = TimelineMetrics.flag,
    color: ColorToken = .mark,
    in scene: inout Scene
  ) {
    // The inner half of the stroke covers the fill, so the square is drawn larger.
    let length = side + ring
    let box = Box(x: center.x - length / 2, y: center.y - length / 2, width: length, height: length)
    let stroke = SceneShape.Stroke(.canvas, width: ring)
    scene.add(SceneShape(.rectangle(box, radius: 0), fill: color, stroke: stroke))
  }
}
