public import DiagramLayout

/// Measures text without fonts, with equal results on each machine.
///
/// An ASCII character is 0.6 em wide and any other character one em.
public struct FixedMeasurer: TextMeasurer {
  /// Creates a measurer.
  public init() {}

  /// Returns the size of one line of text.
  public func extent(of text: String, in font: Scene.Font) -> TextExtent {
    var width = 0.0
    for character in text { width += character.isASCII ? 0.6 : 1 }
    return TextExtent(width: width * font.size, isExact: true)
  }
}
