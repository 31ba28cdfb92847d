/// A point on the canvas: pixels at scale 1, origin top left, y down.
public struct Point: Hashable, Sendable {
  /// The distance from the left edge.
  public var x: Double
  /// The distance from the top edge.
  public var y: Double

  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}

/// A width and a height in pixels at scale 1.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle of the canvas: pixels at scale 1, origin top left, y down.
public struct Box: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The width, at least 0.
  public var width: Double
  /// The height, at least 0.
  public var height: Double

  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge.
  public var right: Double { x + width }
  /// The bottom edge.
  public var bottom: Double { y + height }
  public var center: Point { Point(x + width / 2, y + height / 2) }

  /// Returns the rectangle with each edge moved inward; negative distances move outward.
  public func inset(horizontally dx: Double, vertically dy: Double) -> Box {
    Box(x: x + dx, y: y + dy, width: max(0, width - 2 * dx), height: max(0, height - 2 * dy))
  }

  /// Returns whether two rectangles share an area; touching edges do not count.
  public func intersects(_ other: Box) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }

  /// Returns whether another rectangle is inside this one; edges may touch.
  public func contains(_ other: Box) -> Bool {
    other.x >= x && other.y >= y && other.right <= right && other.bottom <= bottom
  }
}
