/// The sign that a band passes compressed time: a slanted gap.
enum BandBreak {
  /// Draws the sign at the middle of a break.
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

  /// The part of a band that a sign covers, with some room on both sides.
  ///
  /// - Parameter x: The middle of the sign.
  /// - Returns: The covered range of x.
  static func cut(at x: Double) -> ClosedRange<Double> { x - 7...x + 7 }

  /// Finds room for a word in the first part of a band that is wide enough.
  ///
  /// - Parameters:
  ///   - width: The width of the word.
  ///   - box: The band.
  ///   - cuts: The covered parts of the band, by ascending left end.
  /// - Returns: The left end of the word; `nil` if no part is wide enough.
  static func left(
    ofWidth width: Double,
    in box: Box,
    between cuts: [ClosedRange<Double>]
  ) -> Double? {
    var left = box.x
    for cut in cuts + [box.right...box.right] {
      if cut.lowerBound - left >= width + 11 { return left + 6 }
      left = max(left, cut.upperBound)
    }
    return nil
  }
}
