public import Foundation

/// An action for a key of a layer.
@preconcurrency @MainActor
public protocol CAAction: AnyObject {}

/// Means in `CALayer.actions` that a change is not animated.
extension NSNull: CAAction {}

/// Receives the start and end of an animation (developer.apple.com/documentation/quartzcore/
/// caanimationdelegate).
///
/// Each method has a default implementation that does nothing.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Called after the commit in which the animation was added.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation has ended, or was removed.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a layer, as Core Animation's `CAAnimation`
/// (developer.apple.com/documentation/quartzcore/caanimation).
///
/// It changes no value; it has a begin and an end on the clock of the run.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  /// The curve of the progress.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate, which is retained until the end, as in Core Animation.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the animation is removed from the layer at its end.
  open var isRemovedOnCompletion = true

  public override init() {
    super.init()
  }

  /// The time from the call of `add(_:forKey:)` to the end; `nil` if it repeats without an end.
  func total(in transaction: Duration?) -> Duration? {
    let own = duration > 0 ? duration : transaction?.inSeconds ?? 0.25
    let single = own * (autoreverses ? 2 : 1)
    let repeated: Double
    if repeatDuration > 0 {
      repeated = repeatDuration
    } else {
      repeated = single * Double(repeatCount > 0 ? repeatCount : 1)
    }
    let delay = max(0, beginTime - CACurrentMediaTime())
    let seconds = (beginTime > 0 ? delay : 0) + repeated / Double(speed > 0 ? speed : 1)
    // More than ten days: apps use `.infinity` and `.greatestFiniteMagnitude`.
    guard seconds.isFinite, seconds < 864_000 else { return nil }
    return Duration(clampingSeconds: seconds)
  }
}

/// An animation of one property.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  /// Whether the values are added to the present one.
  open var isAdditive = false
  // inert: animations change no value
  /// The function that converts numbers to values.
  open var valueFunction: CAValueFunction?
  /// Whether each repetition begins with the end of the previous one.
  open var isCumulative = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation between two values.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value.
  open var fromValue: Any?
  /// The last value.
  open var toValue: Any?
  /// The difference of the values.
  open var byValue: Any?
}

/// An animation with the timing of a spring.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring.
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  /// The time until the spring is at rest, in seconds: until the oscillation is below 0.1 %.
  open var settlingDuration: CFTimeInterval {
    guard mass > 0, damping > 0 else { return 0 }
    return Double(2 * mass / damping) * log(1000)
  }
}

/// An animation through several values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// The path of a point.
  open var path: CGPath?
  /// The times of the values, in parts of the duration.
  open var keyTimes: [NSNumber]?
  /// The curves between the values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values are interpolated.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether the layer follows the direction of the path.
  open var rotationMode: CAAnimationRotationMode?
}

/// Animations that run together.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}

/// A transition between two contents of a layer.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// The kind of transition.
  open var type = CATransitionType.fade
  /// The direction.
  open var subtype: CATransitionSubtype?
  /// The progress at the beginning, from 0 to 1.
  open var startProgress: Float = 0
  /// The progress at the end, from 0 to 1.
  open var endProgress: Float = 1
}

/// How an animation interpolates its values.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// The values are not interpolated.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Linear with an even speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// The values are interpolated along curves.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// The values are interpolated along curves with an even speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a layer follows the direction of a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The layer is rotated along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Against the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a kind from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Crossfading.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content moves over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old one.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content moves away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a direction from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The transition begins at the right edge.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The transition begins at the left edge.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The transition begins at the top edge.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The transition begins at the bottom edge.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
