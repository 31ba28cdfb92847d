/// A line of text with its position.
public struct SceneText: Hashable, Sendable {
  /// The characters that are drawn, without line breaks and control characters.
  public var string: String
  /// The left end of the baseline.
  public var origin: Point
  /// The typeface.
  public var font: Font
  /// The color.
  public var color: ColorToken
  /// The width that layout reserved, in pixels at scale 1.
  public var width: Double
  /// Whether the width was measured for every glyph; if not, a renderer must not stretch the text
  /// to it.
  public var isExact: Bool
  /// The complete text if a shortened one is drawn.
  public var unabridged: String?
  /// The color of an outline below the letters, for text that crosses fine lines; `nil` for none.
  public var halo: ColorToken?

  /// Creates a line of text.
  public init(
    _ string: String,
    at origin: Point,
    font: Font,
    color: ColorToken,
    width: Double,
    isExact: Bool,
    unabridged: String? = nil,
    halo: ColorToken? = nil
  ) {
    self.string = string
    self.origin = origin
    self.font = font
    self.color = color
    self.width = width
    self.isExact = isExact
    self.unabridged = unabridged
    self.halo = halo
  }

  /// The box of the line, from the ascent to the descent of its font.
  public var box: Box {
    Box(
      x: origin.x,
      y: origin.y - font.ascent,
      width: width,
      height: font.ascent + font.descent
    )
  }
}
