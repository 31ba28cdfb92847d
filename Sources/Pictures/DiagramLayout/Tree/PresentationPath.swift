/// The dashed line from a controller's card to the card of the controller that it presents.
///
/// The line is horizontal and vertical. The first of a few routes that touches no other card is
/// taken; if all touch cards, the line runs behind them.
struct PresentationPath {
  private let points: [Point]

  /// Among more cards the first route is taken.
  private static let mostCards = 2_000

  /// Finds a route.
  ///
  /// - Parameters:
  ///   - boxes: The boxes of all cards.
  ///   - from: The index of the presenting card.
  ///   - to: The index of the presented card.
  ///   - inlet: The end of the edge from the presented card's parent.
  init?(_ boxes: [Box], from: Int, to: Int, inlet: Point) {
    guard from != to else { return nil }
    let (start, end) = (boxes[from], boxes[to])
    let isDown = end.center.y > start.center.y
    let top = isDown ? start.bottom : start.y
    let tip = Point(inlet.x, inlet.y + (isDown ? -10 : 10))
    var ways: [[Point]] = []
    let exits = [start.x + 14, start.x + 40, start.center.x, start.right - 14]
    for x in exits where x < tip.x - 14 {
      ways.append([Point(x, top), Point(x, tip.y), tip])
    }
    // Adjacent cards: from the right side to the left side.
    for channel in [end.x - 15, end.x - 24] where channel > start.right + 6 {
      for (out, into) in [(start.y + 11, end.y + 11), (start.bottom - 8, end.y + 11)] {
        ways.append([
          Point(start.right, out), Point(channel, out), Point(channel, into), Point(end.x, into),
        ])
      }
    }
    let edge = isDown ? end.y : end.bottom
    for away in [9.0, 15, 22, 30] {
      let level = isDown ? top + away : top - away
      guard isDown ? level < edge - 8 : level > edge + 8 else { continue }
      for x in [end.x + 10, end.x + 24, end.center.x, end.right - 14] {
        ways.append([
          Point(start.x + 14, top), Point(start.x + 14, level), Point(x, level), Point(x, edge),
        ])
      }
      for channel in [tip.x - 15, tip.x - 24, start.x - 12, 12] {
        ways.append([
          Point(start.x + 14, top), Point(start.x + 14, level), Point(channel, level),
          Point(channel, tip.y), tip,
        ])
      }
    }
    let others =
      boxes.count > Self.mostCards
      ? [] : boxes.indices.filter { $0 != from && $0 != to }.map { boxes[$0] }
    guard let way = ways.first(where: { FreeLine.isFree($0, of: others) }) ?? ways.first else {
      return nil
    }
    points = way
  }

  func draw(in scene: inout Scene) {
    Self.draw(points, in: &scene)
  }

  /// Draws a dashed line with an open head.
  static func draw(_ points: [Point], in scene: inout Scene) {
    guard let tip = points.last, let before = points.dropLast().last else { return }
    let stroke = EdgePainter.stroke(.presented)
    scene.add(SceneShape(.polygon(points, closed: false), stroke: stroke))
    let isLevel = before.y == tip.y
    let away = isLevel ? (tip.x > before.x ? -6.0 : 6) : (tip.y > before.y ? -6.0 : 6)
    let head = [-4.0, 4].map { side in
      isLevel ? Point(tip.x + away, tip.y + side) : Point(tip.x + side, tip.y + away)
    }
    let solid = SceneShape.Stroke(.controller, width: 1.4)
    scene.add(SceneShape(.polygon([head[0], tip, head[1]], closed: false), stroke: solid))
  }
}
