/// The shape of an item in collisions; the names and values of UIKit's
/// `UIDynamicItemCollisionBoundsType`.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  case rectangle = 0
  case ellipse = 1
  case path = 2
}
