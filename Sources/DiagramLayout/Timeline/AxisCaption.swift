/// The words left of the time axis that tell how to read it.
enum AxisCaption {
  /// What follows the moment at which a strip begins where the one above it ended.
  static let continued = ", continued"

  /// Chooses two lines.
  ///
  /// - Parameters:
  ///   - isOrdinal: Whether only the order of events is known.
  ///   - isLinear: Whether distances are times.
  ///   - isOrderOnly: Whether all events between pauses are of one moment: what parts them is their
  ///     order, not time.
  ///   - hasFolds: Whether pauses are compressed.
  ///   - unit: The unit of offsets; `nil` when the axis shows none.
  /// - Returns: The lines from top to bottom.
  static func lines(
    isOrdinal: Bool,
    isLinear: Bool = false,
    isOrderOnly: Bool = false,
    hasFolds: Bool,
    unit: AxisTicks.Unit?
  ) -> [String] {
    if isLinear {
      return ["time since the beginning;", hasFolds ? "long pauses compressed" : "to scale"]
    }
    if isOrdinal { return ["callbacks in their order;", "distances are no times"] }
    if isOrderOnly {
      return hasFolds
        ? ["long pauses compressed;", "between them order, not time"]
        : ["all at one moment:", "callbacks in their order"]
    }
    let first =
      switch (unit, hasFolds) {
      case (let unit?, true): "\(unit.name) from the first event of each burst;"
      case (let unit?, false): "\(unit.name) from the first event;"
      case (nil, _): "time since the beginning;"
      }
    return [first, hasFolds ? "long pauses compressed" : "distances bend for labels"]
  }

  /// The width that any of the captions needs.
  static func width(_ fitter: TextFitter) -> Double {
    [(true, false), (false, true), (false, false)]
      .flatMap { lines(isOrdinal: $0.0, hasFolds: $0.1, unit: .milliseconds) }
      .map { fitter.whole($0, .note).width }.max() ?? 0
  }
}
