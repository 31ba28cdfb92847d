/// The sign that a band passes compressed time: a slanted gap; and the room that words have beside
/// it.
enum BandBreak {
  /// Draws the sign in the middle of compressed time.
  static func draw(at x: Double, _ box: Box, in scene: inout Scene) {
    let (top, bottom) = (box.y - 1.5, box.bottom + 1.5)
    let lean = (bottom - top) * 0.18
    let gap = [
      Point(x - 2 + lean, top), Point(x + 3 + lean, top), Point(x + 2 - lean, bottom),
      Point(x - 3 - lean, bottom),
    ]
    scene.add(SceneShape(.polygon(gap, closed: true), fill: .fold))
    for (from, to) in [(gap[0], gap[3]), (gap[1], gap[2])] {
      scene.add(SceneShape(.line(from, to), stroke: SceneShape.Stroke(.line)))
    }
  }

  /// Finds room for a word in the first stretch of a band that is wide enough.
  ///
  /// - Parameters:
  ///   - width: The width of the word.
  ///   - box: The band.
  ///   - breaks: The middles of the signs in it, ascending.
  /// - Returns: The left end of the word; `nil` when no stretch is wide enough.
  static func left(ofWidth width: Double, in box: Box, _ breaks: [Double]) -> Double? {
    var left = box.x
    for right in breaks.map({ $0 - 7 }) + [box.right] {
      if right - left >= width + 11 { return left + 6 }
      left = right + 14
    }
    return nil
  }
}
