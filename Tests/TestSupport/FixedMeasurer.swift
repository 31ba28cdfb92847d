public import DiagramLayout

/// Measures text without fonts: the same on each machine.
///
/// ASCII is 0.6 em wide, everything else one em, counted by characters as people see them.
public struct FixedMeasurer: TextMeasurer {
  /// Creates a measurer.
  public init() {}

  /// Returns the extent of one line.
  public func extent(of text: String, in font: Font) -> TextExtent {
    var width = 0.0
    for character in text { width += character.isASCII ? 0.6 : 1 }
    return TextExtent(width: width * font.size, isExact: true)
  }
}
