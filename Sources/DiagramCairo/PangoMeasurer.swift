public import DiagramLayout

/// Measures text as Cairo and Pango will draw it.
///
/// Keeps what it measured: a label that comes again costs a look into a dictionary. One instance
/// belongs to one task.
public final class PangoMeasurer: TextMeasurer {
  private struct Key: Hashable {
    var text: String
    var font: Font
  }

  private let pango: PangoText
  private var known: [Key: TextExtent] = [:]

  /// Creates a measurer.
  ///
  /// - Throws: ``CairoError`` with code `no-fonts` where no font with letters is installed, or
  ///   `cairo-failed` when Pango can't start.
  public init() throws(CairoError) {
    pango = try PangoText()
  }

  /// Returns the extent of one line; inexact when a character has no glyph.
  public func extent(of text: String, in font: Font) -> TextExtent {
    let key = Key(text: text, font: font)
    if let extent = known[key] { return extent }
    pango.set(text, font: font)
    let extent = TextExtent(width: pango.width, isExact: pango.unknownGlyphs == 0)
    known[key] = extent
    return extent
  }
}
