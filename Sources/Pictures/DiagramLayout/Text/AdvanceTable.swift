import TextMetrics

/// Measures text with a table of Inter's advance widths, without a font library.
///
/// The table covers ASCII, Latin-1 and common signs, without kerning, which is at most a few
/// hundredths of an em in a label. Widths of other characters are generous estimates and make an
/// extent inexact.
public struct AdvanceTable: TextMeasurer, Sendable {
  /// Creates a measurer.
  public init() {}

  /// Returns the extent of one line.
  public func extent(of text: String, in font: Scene.Font) -> TextExtent {
    let total = AdvanceWidths.total(of: text, in: font.face)
    return TextExtent(
      width: Double(total.thousandths) * font.size / 1000,
      isExact: total.isExact
    )
  }
}

extension Font {
  fileprivate var face: AdvanceWidths.Face {
    switch (role, weight) {
    case (.code, _): .monospaced
    case (.words, .regular): .regular
    case (.words, .semibold): .semibold
    case (.words, .bold): .bold
    }
  }
}
