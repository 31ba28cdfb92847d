public import Foundation

/// Distances from the edges of a rectangle inward, in points, which follow the layout direction;
/// UIKit's `NSDirectionalEdgeInsets`.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the leading edge.
  public var leading: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the trailing edge.
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of 0.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Insets of 0.
  public static let zero = NSDirectionalEdgeInsets()

  package init(_ insets: UIEdgeInsets, in direction: UIUserInterfaceLayoutDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: insets.top,
      leading: isMirrored ? insets.right : insets.left,
      bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right
    )
  }
}

extension UIEdgeInsets {
  package init(_ insets: NSDirectionalEdgeInsets, in direction: UIUserInterfaceLayoutDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: insets.top,
      left: isMirrored ? insets.trailing : insets.leading,
      bottom: insets.bottom,
      right: isMirrored ? insets.leading : insets.trailing
    )
  }

  /// The insets with opposite signs.
  package var negated: UIEdgeInsets {
    UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right)
  }
}
