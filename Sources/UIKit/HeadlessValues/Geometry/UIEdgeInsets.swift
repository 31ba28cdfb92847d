public import Foundation

/// Distances from the edges of a rectangle inward, in points; UIKit's `UIEdgeInsets`.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the left edge.
  public var left: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the right edge.
  public var right: CGFloat

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates insets of 0.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Insets of 0.
  public static let zero = UIEdgeInsets()

  /// Returns the sum for each edge.
  package static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: one.top + other.top,
      left: one.left + other.left,
      bottom: one.bottom + other.bottom,
      right: one.right + other.right
    )
  }

  /// Returns the greater value for each edge.
  package func maximum(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top),
      left: max(left, other.left),
      bottom: max(bottom, other.bottom),
      right: max(right, other.right)
    )
  }
}

/// Edges of a rectangle; the names and values of UIKit's `UIRectEdge`.
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let top = UIRectEdge(rawValue: 1 << 0)
  public static let left = UIRectEdge(rawValue: 1 << 1)
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

extension CGRect {
  /// Returns the rectangle with each edge moved inward by the insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left,
      y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom
    )
  }

  /// Creates the bounding box of points; the zero rectangle if there are none.
  package init(around points: [CGPoint]) {
    let left = points.map(\.x).min() ?? 0
    let top = points.map(\.y).min() ?? 0
    let right = points.map(\.x).max() ?? 0
    let bottom = points.map(\.y).max() ?? 0
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
