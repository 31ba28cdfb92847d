/// The shape of an item in collisions; the names and values of UIKit's
/// `UIDynamicItemCollisionBoundsType`.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The bounds.
  case rectangle = 0
  /// An ellipse in the bounds.
  case ellipse = 1
  /// A path.
  case path = 2
}
