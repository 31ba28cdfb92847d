/// An outline with its fill, hatch and stroke.
public struct SceneShape: Hashable, Sendable {
  /// The outline of a shape.
  public enum Outline: Hashable, Sendable {
    /// A rectangle with the radius of its corners, 0 for square corners.
    case rectangle(Box, radius: Double)
    /// A straight line.
    case line(Point, Point)
    /// Separate straight lines with two points each.
    case segments([Point])
    /// Straight lines through points; a closed polygon joins the last point to the first.
    case polygon([Point], closed: Bool)
    /// A cubic Bézier curve: start, two control points, end.
    case curve(Point, Point, Point, Point)
  }

  /// Parallel lines over a fill.
  public struct Hatch: Hashable, Sendable {
    /// The direction of hatch lines.
    public enum Direction: String, Hashable, Sendable, CaseIterable {
      /// Lines from bottom left to top right, as a slash.
      case rising
      /// Lines from top left to bottom right, as a backslash.
      case falling
    }
    /// The direction of the lines.
    public var direction: Direction
    /// The color of the lines.
    public var color: ColorToken

    /// Creates a hatch.
    public init(_ direction: Direction, _ color: ColorToken) {
      self.direction = direction
      self.color = color
    }

    /// The distance between two lines along x, in pixels at scale 1.
    public static let spacing = 6.0
    /// The width of a line in pixels at scale 1.
    public static let lineWidth = 1.5
  }

  /// A line around or along an outline.
  public struct Stroke: Hashable, Sendable {
    public var color: ColorToken
    /// The width in pixels at scale 1.
    public var width: Double
    /// The lengths of dashes and gaps, alternating; empty for a solid line.
    public var dashes: [Double]

    public init(_ color: ColorToken, width: Double = 1, dashes: [Double] = []) {
      self.color = color
      self.width = width
      self.dashes = dashes
    }
  }

  public var outline: Outline
  /// The colour of the fill; `nil` if there is none.
  public var fill: ColorToken?
  /// The lines over the fill; `nil` if there is none.
  public var hatch: Hatch?
  /// The line along the outline; `nil` if there is none.
  public var stroke: Stroke?

  /// Creates a shape.
  public init(
    _ outline: Outline,
    fill: ColorToken? = nil,
    hatch: Hatch? = nil,
    stroke: Stroke? = nil
  ) {
    self.outline = outline
    self.fill = fill
    self.hatch = hatch
    self.stroke = stroke
  }

  /// The smallest box around the shape, including the outer half of the stroke.
  public var bounds: Box {
    let points: [Point] =
      switch outline {
      case .rectangle(let box, _): [Point(box.x, box.y), Point(box.right, box.bottom)]
      case .line(let from, let to): [from, to]
      case .polygon(let points, _), .segments(let points): points
      case .curve(let start, let first, let second, let end): [start, first, second, end]
      }
    guard let first = points.first else { return Box(x: 0, y: 0, width: 0, height: 0) }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    let edge = (stroke?.width ?? 0) / 2
    return Box(x: left, y: top, width: right - left, height: bottom - top)
      .inset(horizontally: -edge, vertically: -edge)
  }
}
