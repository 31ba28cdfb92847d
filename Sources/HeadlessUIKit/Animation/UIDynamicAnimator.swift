public import Foundation

// inert: nothing moves
/// Moves items by simulated physics, as UIKit's `UIDynamicAnimator`; it only lists its behaviors.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The view whose coordinates are used.
  public private(set) weak var referenceView: UIView?
  /// The behaviors.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether an item moves: never.
  open var isRunning: Bool { false }
  /// The elapsed time of the simulation: 0.
  open var elapsedTime: TimeInterval { 0 }

  /// Creates an animator of the subviews of a view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Adds a behavior.
  open func addBehavior(_ behavior: UIDynamicBehavior) { behaviors.append(behavior) }

  /// Removes a behavior.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
  }

  /// Removes all behaviors.
  open func removeAllBehaviors() { behaviors = [] }

  /// Reads the position of an item again.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

/// An item that physics can move, as UIKit's `UIDynamicItem`.
@preconcurrency @MainActor
public protocol UIDynamicItem: AnyObject {
  /// The center.
  var center: CGPoint { get set }
  /// The bounds.
  var bounds: CGRect { get }
  /// The transform.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

// inert: nothing moves
/// A behavior of items, as UIKit's `UIDynamicBehavior`.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// The behaviors within this behavior.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// A closure that is called for each step; never called by the runtime.
  open var action: (() -> Void)?

  /// Creates a behavior.
  public override init() {
    super.init()
  }

  /// Adds a behavior within this behavior.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }

  /// Removes a behavior within this behavior.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
  }
}

// inert: nothing moves
/// A behavior of a list of items, the base class of gravity and collisions; UIKit has no such class.
@preconcurrency @MainActor
open class DynamicItemsBehavior: UIDynamicBehavior {
  /// The items.
  open private(set) var items: [any UIDynamicItem]

  /// Creates a behavior of items.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}

// inert: nothing moves
/// Gravity, as UIKit's `UIGravityBehavior`.
@preconcurrency @MainActor
open class UIGravityBehavior: DynamicItemsBehavior {
  /// The direction and strength.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// The strength.
  open var magnitude: CGFloat = 1
  /// The direction in radians.
  open var angle: CGFloat = .pi / 2
}

// inert: nothing moves
/// Collisions, as UIKit's `UICollisionBehavior`.
@preconcurrency @MainActor
open class UICollisionBehavior: DynamicItemsBehavior {
  /// Whether the bounds of the reference view are an obstacle.
  open var translatesReferenceBoundsIntoBoundary = false
}

// inert: nothing moves
/// Physical properties of items, as UIKit's `UIDynamicItemBehavior`.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: DynamicItemsBehavior {
  /// The part of the speed that remains after a collision.
  open var elasticity: CGFloat = 0
  /// The friction against other items.
  open var friction: CGFloat = 0
  /// The density.
  open var density: CGFloat = 1
  /// The damping of the speed.
  open var resistance: CGFloat = 0
  /// The damping of the rotation.
  open var angularResistance: CGFloat = 0
  /// Whether items rotate.
  open var allowsRotation = true
  private var velocities: [ObjectIdentifier: (linear: CGPoint, angular: CGFloat)] = [:]

  /// Adds a velocity in points per second to that of an item.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    let old = linearVelocity(for: item)
    velocities[ObjectIdentifier(item), default: (.zero, 0)].linear = CGPoint(
      x: old.x + velocity.x,
      y: old.y + velocity.y
    )
  }

  /// Returns the sum of the velocities that were added to an item, in points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    velocities[ObjectIdentifier(item)]?.linear ?? .zero
  }

  /// Adds a velocity in radians per second to that of an item.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    velocities[ObjectIdentifier(item), default: (.zero, 0)].angular += velocity
  }

  /// Returns the sum of the velocities of rotation that were added to an item, in radians per second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    velocities[ObjectIdentifier(item)]?.angular ?? 0
  }
}

// inert: nothing moves
/// A connection between an item and a point, as UIKit's `UIAttachmentBehavior`
/// (developer.apple.com/documentation/uikit/uiattachmentbehavior).
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The items.
  open private(set) var items: [any UIDynamicItem]
  /// The point to which the item is attached.
  open var anchorPoint: CGPoint
  /// The distance between the attached points.
  open var length: CGFloat = 0
  /// The damping of the connection.
  open var damping: CGFloat = 0
  /// The frequency of the connection; 0 is rigid.
  open var frequency: CGFloat = 0
  /// The friction of the rotation.
  open var frictionTorque: CGFloat = 0

  /// Attaches the center of an item to a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Attaches a point of an item to a point.
  public init(
    item: any UIDynamicItem,
    offsetFromCenter offset: UIOffset,
    attachedToAnchor point: CGPoint
  ) {
    items = [item]
    anchorPoint = point
    super.init()
  }
}

// inert: nothing moves
/// Moves an item to a point like a spring, as UIKit's `UISnapBehavior`.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  /// The point.
  open var snapPoint: CGPoint
  /// The damping, from 0 to 1.
  open var damping: CGFloat = 0.5

  /// Creates a behavior of an item.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    snapPoint = point
    super.init()
  }
}
