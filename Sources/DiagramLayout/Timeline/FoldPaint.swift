/// How compressed time looks: plain where nothing happened, hatched where something was on its way.
enum FoldPaint {
  /// The words above a pause in which something was on its way.
  static let transition = "in transition"

  static func shape(_ box: Box, isTransition: Bool) -> SceneShape {
    let hatch = isTransition ? SceneShape.Hatch(.rising, .foldHatch) : nil
    return SceneShape(.rectangle(box, radius: 0), fill: .fold, hatch: hatch)
  }
}

/// The widths that the texts above compressed time need.
struct FoldWidths {
  private let transitions: Transitions
  private let times: [Int64]
  private let fitter: TextFitter

  init(_ transitions: Transitions, times: [Int64], fitter: TextFitter) {
    self.transitions = transitions
    self.times = times
    self.fitter = fitter
  }

  /// The width for a pause of some nanoseconds before a stop.
  func width(ofPause length: Int64, before stop: Int) -> Double {
    let text = fitter.whole(TimeText.length(length), .foldLength).width
    guard stop > 0,
      transitions.cover(from: times[stop - 1], to: times[stop])
    else { return text + 6 }
    return max(text, fitter.whole(FoldPaint.transition, .foldWords).width) + 6
  }
}
