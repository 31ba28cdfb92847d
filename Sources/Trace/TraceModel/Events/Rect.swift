/// A rectangle of a view in its superview: points, origin top left, y down.
public struct Rect: Hashable, Sendable {
  /// The distance from the superview's left edge.
  public var x: Float
  /// The distance from the superview's top edge.
  public var y: Float
  public var width: Float
  public var height: Float

  /// Creates a rectangle.
  public init(x: Float, y: Float, width: Float, height: Float) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The rectangle without position and size.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)
}
