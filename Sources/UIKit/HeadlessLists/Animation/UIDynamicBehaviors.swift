public import Foundation

// inert: nothing moves
/// A behavior of a list of items, the base class of gravity and collisions; UIKit has no such
/// class.
@preconcurrency @MainActor
open class DynamicItemsBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem]

  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// Creates a behavior without items.
  public override convenience init() {
    self.init(items: [])
  }

  override var movedItems: [any UIDynamicItem] { items + super.movedItems }

  open func addItem(_ item: any UIDynamicItem) { items.append(item) }

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
  /// The objects that items collide with; the names and values of UIKit's
  /// `UICollisionBehavior.Mode`.
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Items collide with each other.
    public static let items = Mode(rawValue: 1 << 0)
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// Items collide with items and boundaries.
    public static let everything = Mode(rawValue: UInt.max)
  }

  /// The objects that items collide with.
  open var collisionMode = Mode.everything
  /// The delegate, which is never notified, because nothing moves.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  /// Whether the bounds of the reference view are an obstacle.
  open var translatesReferenceBoundsIntoBoundary = false
  private var boundaries: [(identifier: any NSCopying, path: UIBezierPath)] = []

  /// Makes the bounds of the reference view with insets an obstacle.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
  }

  /// Adds an obstacle.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append((identifier, bezierPath))
  }

  /// Adds a line as an obstacle.
  open func addBoundary(
    withIdentifier identifier: any NSCopying,
    from p1: CGPoint,
    to p2: CGPoint
  ) {
    let line = UIBezierPath()
    line.move(to: p1)
    line.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: line)
  }

  /// Returns an obstacle.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { Self.isEqual($0.identifier, identifier) }?.path
  }

  /// Removes an obstacle.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { Self.isEqual($0.identifier, identifier) }
  }

  /// The identifiers of the obstacles.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }

  /// Removes all obstacles.
  open func removeAllBoundaries() { boundaries = [] }

  private static func isEqual(_ one: any NSCopying, _ other: any NSCopying) -> Bool {
    guard let one = one as? NSObject, let other = other as? NSObject else {
      return one as AnyObject === other as AnyObject
    }
    return one.isEqual(other)
  }
}

// inert: nothing moves
/// Physical properties of items, as UIKit's `UIDynamicItemBehavior`.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: DynamicItemsBehavior {
  /// The part of the speed that remains after a collision.
  open var elasticity: CGFloat = 0
  /// The friction against other items.
  open var friction: CGFloat = 0
  open var density: CGFloat = 1
  /// The damping of the speed.
  open var resistance: CGFloat = 0
  /// The damping of the rotation.
  open var angularResistance: CGFloat = 0
  /// Whether items stay where they are.
  open var isAnchored = false
  /// The charge in electric and magnetic fields.
  open var charge: CGFloat = 0
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

  /// Returns the sum of the velocities of rotation that were added to an item, in radians per
  /// second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    velocities[ObjectIdentifier(item)]?.angular ?? 0
  }
}

// inert: nothing moves
/// A connection between an item and a point, as UIKit's `UIAttachmentBehavior`
/// (developer.apple.com/documentation/uikit/uiattachmentbehavior).
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem]
  /// The objects that an attachment connects; the names and values of UIKit's
  /// `UIAttachmentBehavior.AttachmentType`.
  public enum AttachmentType: Int, Sendable {
    /// Two items.
    case items = 0
    /// An item and a point.
    case anchor = 1
  }

  /// The connected objects.
  public let attachedBehaviorType: AttachmentType
  /// The range of the movement along the axis of a sliding attachment.
  open var attachmentRange = UIFloatRange.infinite
  override var movedItems: [any UIDynamicItem] { items + super.movedItems }
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
    attachedBehaviorType = .anchor
    super.init()
  }

  /// Attaches the centers of two items.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Attaches points of two items.
  public init(
    item item1: any UIDynamicItem,
    offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    items = [item1, item2]
    anchorPoint = item2.center
    attachedBehaviorType = .items
    super.init()
  }

  /// Returns an attachment of an item that slides along an axis through a point.
  open class func slidingAttachment(
    with item: any UIDynamicItem,
    attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(item: item, attachedToAnchor: point) }

  /// Returns an attachment that keeps the distance of two items.
  open class func limitAttachment(
    with item1: any UIDynamicItem,
    offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      item: item1,
      offsetFromCenter: offset1,
      attachedTo: item2,
      offsetFromCenter: offset2
    )
  }

  /// Returns an attachment that keeps the positions of two items to each other.
  open class func fixedAttachment(
    with item1: any UIDynamicItem,
    attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(item: item1, attachedTo: item2) }

  /// Returns an attachment of two items that turn around a point.
  open class func pinAttachment(
    with item1: any UIDynamicItem,
    attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(item: item1, attachedTo: item2) }
}

// inert: nothing moves
/// Moves an item to a point like a spring, as UIKit's `UISnapBehavior`.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  open var snapPoint: CGPoint
  /// The damping, from 0 to 1.
  open var damping: CGFloat = 0.5

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    snapPoint = point
    super.init()
  }
}
