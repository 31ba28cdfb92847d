public import DiagramLayout

/// Measures text as Cairo and Pango draw it.
///
/// Measured extents are cached, since labels repeat. An instance belongs to one task.
public final class PangoMeasurer: TextMeasurer {
  private struct Key: Hashable {
    var text: String
    var font: Font
  }

  private let pango: PangoText
  private var known: [Key: TextExtent] = [:]

  /// Creates a measurer.
  ///
  /// - Throws: ``CairoError`` with code `no-fonts` if no font with letters is installed, or
  ///   `cairo-failed` when Pango can't start.
  public init() throws(CairoError) {
    pango = try PangoText()
  }

  /// Returns the extent of one line, which is inexact if a character has no glyph.
  public func extent(of text: String, in font: Scene.Font) -> TextExtent {
    let key = Key(text: text, font: font)
    if let extent = known[key] { return extent }
    pango.set(text, font: font)
    let extent = TextExtent(width: pango.width, isExact: pango.unknownGlyphs == 0)
    known[key] = extent
    return extent
  }
}
