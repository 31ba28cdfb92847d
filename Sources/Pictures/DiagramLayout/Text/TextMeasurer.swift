/// The width of a line of text.
public struct TextExtent: Hashable, Sendable {
  /// The width in pixels at scale 1.
  public var width: Double
  /// Whether each glyph was measured; `false` if the width of a character was estimated.
  public var isExact: Bool

  public init(width: Double, isExact: Bool) {
    self.width = width
    self.isExact = isExact
  }
}

/// Measures lines of text for layout.
///
/// `DiagramCairo` measures with Pango; ``AdvanceTable`` needs no library.
public protocol TextMeasurer {
  /// Returns the extent of one line without line breaks.
  func extent(of text: String, in font: Scene.Font) -> TextExtent
}
