#if Cairo
import DiagramCairo
#endif

/// The maximum width of a row of a timeline, in pixels.
package enum PictureWidth {
  private static let minimum = 400
  private static let readable = 700

  /// Returns the error of a width that no picture can have; `nil` for a possible one.
  package static func error(_ maxWidth: Int?, scale: Int) -> String? {
    guard let maxWidth else { return nil }
    let widths = minimum...CairoRenderer.largestSide / scale
    guard !widths.contains(maxWidth) else { return nil }
    return "--max-width is \(maxWidth), expected \(widths.lowerBound) to \(widths.upperBound) at "
      + "scale \(scale): a timeline that is longer has several rows"
  }

  /// Returns the note about a width at which a timeline is hard to read; `nil` for a wider one.
  package static func note(_ maxWidth: Int?) -> String? {
    guard let maxWidth, maxWidth < readable else { return nil }
    return "note: below \(readable) pixels, 'lifeline render sequence' is easier to read"
  }
}
