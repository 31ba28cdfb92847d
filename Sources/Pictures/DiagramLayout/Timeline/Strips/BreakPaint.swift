/// Paints compressed time: plain where nothing happened, hatched during a transition.
enum BreakPaint {
  /// The words above a break during which a transition was running.
  static let transition = "in transition"

  static func shape(_ box: Box, isTransition: Bool) -> SceneShape {
    let hatch = isTransition ? SceneShape.Hatch(.rising, .foldHatch) : nil
    return SceneShape(.rectangle(box, radius: 0), fill: .fold, hatch: hatch)
  }

  /// The width that the words above a break need, given its length in nanoseconds.
  static func width(
    ofLength length: Int64,
    isTransition: Bool,
    _ fitter: TextFitter
  ) -> Double {
    let text = fitter.whole(TimeText.length(length), .foldLength).width
    let words = isTransition ? fitter.whole(transition, .foldWords).width : 0
    return max(text, words) + 6
  }
}
