/// The line from the header of a controller's card to the header of a controller that it contains.
///
/// The line leaves the header on the right, beside the views inside, and reaches the other header
/// on the left. A curve is taken if no other card is between; otherwise the first of a few lines of
/// horizontal and vertical parts that touches no other card; if all touch cards, the line runs
/// behind them.
enum BondPath {
  /// Returns the points of the line.
  ///
  /// - Parameters:
  ///   - start: The header of the outer controller.
  ///   - end: The header of the inner controller.
  ///   - others: The boxes of the other cards.
  /// - Returns: The points, at least two.
  static func points(from start: Box, to end: Box, around others: [Box]) -> [Point] {
    let out = Point(start.right, start.center.y)
    let into = Point(end.x, end.center.y)
    let direct = [out, into]
    guard out.x < into.x else { return direct }
    let between = others.filter { $0.right > out.x && $0.x < into.x }
    let top = min(out.y, into.y)
    let bottom = max(out.y, into.y)
    let isFree = !between.contains { $0.y < bottom + 3 && $0.bottom > top - 3 }
    if isFree { return direct }
    var ways: [[Point]] = []
    for away in [12.0, 20, 28] {
      let (near, far) = (out.x + away, into.x - away - 4)
      ways.append([out, Point(near, out.y), Point(near, into.y), into])
      ways.append([out, Point(far, out.y), Point(far, into.y), into])
    }
    let edges = between.flatMap { [$0.y - 8, $0.bottom + 8] }
      .sorted { abs($0 - into.y) < abs($1 - into.y) }
    for level in edges.prefix(24) {
      let (near, far) = (out.x + 12, into.x - 16)
      ways.append([
        out, Point(near, out.y), Point(near, level), Point(far, level), Point(far, into.y), into,
      ])
    }
    return ways.first { FreeLine.isFree($0, of: between) } ?? ways[0]
  }
}

/// Lines that touch no box.
enum FreeLine {
  /// Whether a line of horizontal and vertical parts keeps a distance from all boxes.
  static func isFree(_ points: [Point], of boxes: [Box]) -> Bool {
    zip(points, points.dropFirst()).allSatisfy { from, to in
      let part = Box(
        x: min(from.x, to.x) - 2,
        y: min(from.y, to.y) - 2,
        width: abs(from.x - to.x) + 4,
        height: abs(from.y - to.y) + 4
      )
      return !boxes.contains { $0.intersects(part) }
    }
  }
}
