/// A part of an axis that is drawn compressed: a pause, or equal calls that a comparison folds.
package struct AxisBreak: Hashable, Sendable {
  /// The index of the stop after the break.
  package var stop: Int
  package var left: Double
  package var right: Double
  /// The length of the pause in nanoseconds; in a comparison the number of folded calls plus 1.
  package var length: Int64
  /// Whether a transition or an animation covers at least half of the pause.
  package var isTransition = false

  var middle: Double { (left + right) / 2 }
}

extension [AxisBreak] {
  /// The middles of the breaks between two positions, ascending.
  func middles(between left: Double, and right: Double) -> [Double] {
    self[partition { $0.middle <= left }...].lazy.map(\.middle).prefix { $0 < right }
  }
}
