public import Foundation

// inert: nothing moves
/// Is notified of the begin and end of movements, as UIKit's `UIDynamicAnimatorDelegate`; never
/// notified by the runtime.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: AnyObject {
  /// Sent before items move.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Sent after all items have stopped.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

// inert: nothing moves
/// Is notified of collisions, as UIKit's `UICollisionBehaviorDelegate`; never notified by the
/// runtime.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: AnyObject {
  /// Sent when two items touch each other.
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem,
    at p: CGPoint
  )
  /// Sent when two items no longer touch each other.
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  )
  /// Sent when an item touches an obstacle.
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  )
  /// Sent when an item no longer touches an obstacle.
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  )
}

extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

/// A range of numbers, as UIKit's `UIFloatRange`.
public struct UIFloatRange: Hashable, Sendable {
  /// The smallest number.
  public var minimum: CGFloat
  /// The maximum number.
  public var maximum: CGFloat

  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  public static let zero = UIFloatRange(minimum: 0, maximum: 0)
  /// All numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
  /// Whether the range contains all numbers.
  public var isInfinite: Bool { self == .infinite }
}

// inert: nothing moves
/// Pushes items, as UIKit's `UIPushBehavior`.
@preconcurrency @MainActor
open class UIPushBehavior: DynamicItemsBehavior {
  /// How long items are pushed; the names and values of UIKit's `UIPushBehavior.Mode`.
  public enum Mode: Int, Sendable {
    /// The push is continuous.
    case continuous = 0
    /// The push happens once.
    case instantaneous = 1
  }

  /// How long items are pushed.
  public let mode: Mode
  /// Whether items are pushed.
  open var active = true
  /// The direction and strength.
  open var pushDirection = CGVector.zero
  /// The strength.
  open var magnitude: CGFloat {
    get { (pushDirection.dx * pushDirection.dx + pushDirection.dy * pushDirection.dy).squareRoot() }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// The direction in radians.
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// Creates a behavior of items.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items: items)
  }

  /// Sets the direction in radians and the strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }
}

// inert: nothing moves
/// A region of the plane, as UIKit's `UIRegion`.
open class UIRegion: NSObject {
  private let holds: @Sendable (CGPoint) -> Bool

  private init(_ holds: @escaping @Sendable (CGPoint) -> Bool) {
    self.holds = holds
    super.init()
  }

  /// Creates a circle around zero.
  public convenience init(radius: CGFloat) {
    self.init { $0.x * $0.x + $0.y * $0.y <= radius * radius }
  }

  /// Creates a rectangle around zero.
  public convenience init(size: CGSize) {
    self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
  }

  /// The whole plane.
  open class var infinite: UIRegion { UIRegion { _ in true } }

  /// Returns whether the region contains a point.
  open func contains(_ point: CGPoint) -> Bool { holds(point) }

  /// Returns the points outside of the region.
  open func inverse() -> UIRegion { UIRegion { [holds] in !holds($0) } }

  /// Returns the points in one of two regions.
  open func union(with region: UIRegion) -> UIRegion {
    UIRegion { [holds, other = region.holds] in holds($0) || other($0) }
  }

  /// Returns the points in both regions.
  open func intersection(with region: UIRegion) -> UIRegion {
    UIRegion { [holds, other = region.holds] in holds($0) && other($0) }
  }

  /// Returns the points that are not in another region.
  open func difference(from region: UIRegion) -> UIRegion {
    UIRegion { [holds, other = region.holds] in holds($0) && !other($0) }
  }
}

// inert: nothing moves
/// A field of forces, as UIKit's `UIFieldBehavior`.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem] = []
  /// The center.
  open var position = CGPoint.zero
  /// The region in which the field has an effect.
  open var region = UIRegion.infinite
  open var strength: CGFloat = 1
  /// The decrease of the strength with the distance.
  open var falloff: CGFloat = 0
  /// The smallest distance.
  open var minimumRadius: CGFloat = 0
  open var direction = CGVector.zero
  /// How smooth noise is.
  open var smoothness: CGFloat = 0
  /// The speed of changes of noise.
  open var animationSpeed: CGFloat = 0
  override var movedItems: [any UIDynamicItem] { items + super.movedItems }

  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  /// Returns a field that slows items down.
  open class func dragField() -> Self { field() }
  /// Returns a field that turns items around its center.
  open class func vortexField() -> Self { field() }
  /// Returns a field that pulls items to its center.
  open class func radialGravityField(position: CGPoint) -> Self {
    let field = field()
    field.position = position
    return field
  }
  /// Returns a field that pulls items in a direction.
  open class func linearGravityField(direction: CGVector) -> Self {
    let field = field()
    field.direction = direction
    return field
  }
  /// Returns a field that moves items randomly.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = field()
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }
  /// Returns a field that moves items randomly, the more the faster they are.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    noiseField(smoothness: smoothness, animationSpeed: speed)
  }
  /// Returns a field with the force of a spring.
  open class func springField() -> Self { field() }
  /// Returns a field that moves charged items.
  open class func electricField() -> Self { field() }
  /// Returns a field that affects moving charged items.
  open class func magneticField() -> Self { field() }
  /// Returns a field whose force a closure computes; never called by the runtime.
  open class func field(
    evaluationBlock block:
      @escaping (
        UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
      ) -> CGVector
  ) -> Self { field() }

  private class func field() -> Self { self.init() }

  /// Creates a field without a force; UIKit has only the class methods.
  public required override init() {
    super.init()
  }
}
