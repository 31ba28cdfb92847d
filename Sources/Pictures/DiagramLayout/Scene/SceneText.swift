/// A line of text with its position.
public struct SceneText: Hashable, Sendable {
  /// The characters that are drawn, without line breaks and control characters.
  public var string: String
  /// The left end of the baseline.
  public var origin: Point
  /// The typeface.
  public var font: Scene.Font
  public var color: ColorToken
  /// The width that layout reserved, in pixels at scale 1.
  public var width: Double
  /// Whether the width was measured for every glyph; if not, a renderer must not stretch the text
  /// to it.
  public var isExact: Bool
  /// The complete text if a shortened one is drawn.
  public var unabridged: String?
  /// The color of an outline below the letters, for text that crosses fine lines; `nil` if there is
  /// none.
  public var halo: ColorToken?
  /// Whether the line rises by 45 degrees, around its origin.
  public var isSlanted: Bool

  /// Creates a line of text.
  public init(
    _ string: String,
    at origin: Point,
    font: Scene.Font,
    color: ColorToken,
    width: Double,
    isExact: Bool,
    unabridged: String? = nil,
    halo: ColorToken? = nil,
    isSlanted: Bool = false
  ) {
    self.string = string
    self.origin = origin
    self.font = font
    self.color = color
    self.width = width
    self.isExact = isExact
    self.unabridged = unabridged
    self.halo = halo
    self.isSlanted = isSlanted
  }

  /// The box of the line, from the ascent to the descent of its font; of a slanted line, the box
  /// around that box.
  public var box: Box {
    let corners = corners
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? origin.x, ys.min() ?? origin.y)
    return Box(
      x: left,
      y: top,
      width: (xs.max() ?? left) - left,
      height: (ys.max() ?? top) - top
    )
  }

  /// The corners of the line, from the left end of its ascent clockwise.
  public var corners: [Point] {
    [(0, -font.ascent), (width, -font.ascent), (width, font.descent), (0, font.descent)].map {
      point(along: $0, below: $1)
    }
  }

  /// The point at a distance along the baseline and a distance below it.
  private func point(along: Double, below: Double) -> Point {
    guard isSlanted else { return Point(origin.x + along, origin.y + below) }
    return Point(
      origin.x + (along + below) * Self.slantedShare,
      origin.y + (below - along) * Self.slantedShare
    )
  }

  /// The horizontal and the vertical share of a length on a slanted line: the root of 0.5.
  static let slantedShare = 0.5.squareRoot()
}
