/// The part of an animation or a transition that has passed, from 0 to 1.
package struct AnimationProgress {
  package let fraction: Double

  /// Clamps a number to the range from 0 to 1; NaN becomes 0.
  package init(_ number: some BinaryFloatingPoint) {
    fraction = number > 0 ? min(Double(number), 1) : 0
  }
}
