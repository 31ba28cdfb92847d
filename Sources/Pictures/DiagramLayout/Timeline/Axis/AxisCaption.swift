/// Explains how to read the time axis, in words left of it.
enum AxisCaption {
  /// The text after the time of a strip that begins where the one above it ends.
  static let continued = ", continued"

  /// Chooses the caption of an axis.
  ///
  /// - Parameters:
  ///   - axis: The axis of the strip.
  ///   - hasOffsets: Whether marks show times since the beginning of a burst.
  /// - Returns: Two lines, from top to bottom.
  static func lines(for axis: TimeAxis, hasOffsets: Bool) -> [String] {
    let hasBreaks = !axis.breaks.isEmpty
    if axis.isProportional {
      return ["time since the beginning;", hasBreaks ? compressed : "to scale"]
    }
    if axis.isOrdinal { return ordinal }
    if axis.isOrderOnly {
      return hasBreaks
        ? ["\(compressed);", "between them order, not time"]
        : ["all at one moment:", "callbacks in their order"]
    }
    return bursts(hasOffsets, hasBreaks)
  }

  private static let compressed = "long pauses compressed"
  private static let ordinal = ["callbacks in their order;", "distances are not times"]

  private static func bursts(_ hasOffsets: Bool, _ hasBreaks: Bool) -> [String] {
    let first =
      switch (hasOffsets, hasBreaks) {
      case (true, true): "+ from the first event of each burst;"
      case (true, false): "+ from the first event;"
      case (false, _): "time since the beginning;"
      }
    return [first, hasBreaks ? compressed : "distances bend for labels"]
  }

  /// The width that any of the captions needs.
  static func width(_ fitter: TextFitter) -> Double {
    (ordinal + bursts(true, true) + bursts(true, false))
      .map { fitter.whole($0, .note).width }.max() ?? 0
  }
}
