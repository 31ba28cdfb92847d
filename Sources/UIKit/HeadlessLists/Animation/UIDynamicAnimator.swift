public import Foundation

// inert: nothing moves
/// Moves items by simulated physics, as UIKit's `UIDynamicAnimator`; it only lists its behaviors.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The view whose coordinates are used.
  public private(set) weak var referenceView: UIView?
  /// The delegate, which is never notified, because nothing moves.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
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

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    behavior.willMove(to: self)
    behavior.dynamicAnimator = self
    behaviors.append(behavior)
  }

  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.willMove(to: nil)
    behavior.dynamicAnimator = nil
    behaviors.removeAll { $0 === behavior }
  }

  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

  /// Creates an animator of the items of a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    referenceView = layout.collectionView
    super.init()
  }

  /// Returns the items whose frames intersect a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    var found: [any UIDynamicItem] = []
    for item in behaviors.flatMap(\.movedItems) where !found.contains(where: { $0 === item }) {
      let size = item.bounds.size
      let origin = CGPoint(x: item.center.x - size.width / 2, y: item.center.y - size.height / 2)
      if rect.intersects(CGRect(origin: origin, size: size)) { found.append(item) }
    }
    return found
  }

  /// Reads the position of an item again.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

/// An item that physics can move, as UIKit's `UIDynamicItem`.
@preconcurrency @MainActor
public protocol UIDynamicItem: AnyObject {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
  /// The shape in collisions.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The path of the shape in collisions.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The bounds around zero.
  public var collisionBoundingPath: UIBezierPath {
    UIBezierPath(
      rect: CGRect(
        x: -bounds.width / 2,
        y: -bounds.height / 2,
        width: bounds.width,
        height: bounds.height
      )
    )
  }
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

  /// The animator that contains the behavior, at the top level.
  open package(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// The items of the behavior and of those within it.
  var movedItems: [any UIDynamicItem] { childBehaviors.flatMap(\.movedItems) }

  public override init() {
    super.init()
  }

  /// Called before the behavior is added to an animator, or removed for `nil`.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// Adds a behavior within this behavior.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }

  /// Removes a behavior within this behavior.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
  }
}
