/// The words left of the time axis that tell how to read it.
enum AxisCaption {
  static func lines(isOrdinal: Bool, hasFolds: Bool, unit: AxisTicks.Unit) -> [String] {
    if isOrdinal { return ["order of the lines;", "distances are no times"] }
    if hasFolds {
      return ["\(unit.name) from the first event of each burst;", "long pauses compressed"]
    }
    return ["time since the beginning;", "\(unit.name) from the first event"]
  }

  /// The width that any of the captions needs.
  static func width(_ fitter: TextFitter) -> Double {
    [(true, false), (false, true), (false, false)]
      .flatMap { lines(isOrdinal: $0.0, hasFolds: $0.1, unit: .milliseconds) }
      .map { fitter.whole($0, .note).width }.max() ?? 0
  }
}
