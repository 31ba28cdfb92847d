internal import TraceModel

/// The mark of an evaluation of a SwiftUI view: a tick on the edge of a band.
enum UpdateMark {
  /// Half the width of the tick across a lifeline.
  static let reach = 6.0
  private static let height = 7.0
  private static let width = 1.6

  /// Draws the tick upwards from the middle of its lower end.
  static func draw(foot: Point, in scene: inout Scene) {
    let box = Box(
      x: foot.x - width / 2,
      y: foot.y - height + 2,
      width: width,
      height: height
    )
    scene.add(SceneShape(.rectangle(box, radius: 0), fill: .node))
  }

  /// Draws the tick across a lifeline.
  static func drawLevel(center: Point, in scene: inout Scene) {
    let box = Box(x: center.x - reach, y: center.y - width / 2, width: 2 * reach, height: width)
    scene.add(SceneShape(.rectangle(box, radius: 0), fill: .node))
  }
}

/// The mark of a write of state: a small diamond in a thin ring.
enum WriteMark {
  private static let reach = 4.0

  static func draw(center: Point, in scene: inout Scene) {
    let (x, y) = (center.x, center.y)
    let points = [
      Point(x - reach, y), Point(x, y - reach), Point(x + reach, y), Point(x, y + reach),
    ]
    let stroke = SceneShape.Stroke(.canvas, width: FlagMark.ring)
    scene.add(SceneShape(.polygon(points, closed: true), fill: .node, stroke: stroke))
  }
}

/// The bar of a task: filled until its cancellation was requested, hatched afterwards.
enum TaskBar {
  /// The distance of a text from the mark of the cancellation.
  static let textInset = 8.0

  /// Finds room for a text in the bar of a cancelled task.
  ///
  /// - Parameters:
  ///   - width: The width of the text.
  ///   - left: The left end of the bar.
  ///   - right: Its right end.
  ///   - mark: The position of the cancellation.
  /// - Returns: The left end of the text; `nil` if it has no room.
  static func textLeft(
    _ width: Double,
    from left: Double,
    to right: Double,
    _ mark: Double
  ) -> Double? {
    if left + 4 + width + textInset <= mark { return left + 4 }
    return mark + textInset + width + 4 <= right ? mark + textInset : nil
  }

  /// Draws the bar.
  ///
  /// - Parameters:
  ///   - box: The bar.
  ///   - cancellation: The distance of the cancellation from the beginning of the bar; `nil` if
  ///     there is none.
  ///   - isMarked: Whether the cancellation has a mark; one before the bar has none.
  ///   - isLevel: Whether time passes from left to right, not from top to bottom.
  ///   - scene: The picture.
  static func draw(
    _ box: Box,
    cancellation: Double?,
    isMarked: Bool = true,
    isLevel: Bool = true,
    in scene: inout Scene
  ) {
    let stroke = SceneShape.Stroke(.node)
    scene.add(SceneShape(.rectangle(box, radius: 2), fill: .nodeFill, stroke: stroke))
    guard let distance = cancellation else { return }
    let length = isLevel ? box.width : box.height
    let start = min(max(0, distance), length)
    if length - start >= 2 {
      let rest =
        isLevel
        ? Box(x: box.x + start, y: box.y, width: box.width - start, height: box.height)
        : Box(x: box.x, y: box.y + start, width: box.width, height: box.height - start)
      let hatch = SceneShape.Hatch(.falling, .foldHatch)
      scene.add(SceneShape(.rectangle(rest, radius: 0), fill: .panel, hatch: hatch, stroke: stroke))
    }
    guard isMarked else { return }
    let center =
      isLevel
      ? Point(box.x + start, box.center.y) : Point(box.center.x, box.y + start)
    for side in [-1.0, 1.0] {
      let from = Point(center.x - 3 * side, center.y - 3)
      let to = Point(center.x + 3 * side, center.y + 3)
      scene.add(SceneShape(.line(from, to), stroke: SceneShape.Stroke(.node, width: 1.8)))
    }
  }
}
