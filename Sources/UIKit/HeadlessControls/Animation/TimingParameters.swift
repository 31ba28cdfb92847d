public import Foundation

/// The timing of a property animator, as UIKit's `UITimingCurveProvider`.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// The kind of curve.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve, if there is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if there is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kind of a timing curve; the names and values of UIKit's `UITimingCurveType`.
public enum UITimingCurveType: Int, Sendable {
  /// A curve of the system.
  case builtin
  case cubic
  case spring
  /// A curve and a spring.
  case composed
}

/// A cubic timing curve, as UIKit's `UICubicTimingParameters`.
///
/// Presentation values follow the curve of the system that is nearest.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The curve of the system.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint
  private let isOfSystem: Bool

  /// Creates the parameters of the curve that is slow at both ends.
  public override convenience init() {
    self.init(animationCurve: .easeInOut)
  }

  /// Creates the parameters of a curve of the system.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    isOfSystem = true
    switch curve {
    case .easeInOut:
      (controlPoint1, controlPoint2) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    case .easeIn: (controlPoint1, controlPoint2) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .easeOut: (controlPoint1, controlPoint2) = (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
    case .linear: (controlPoint1, controlPoint2) = (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
    }
    super.init()
  }

  /// Creates the parameters of a curve with two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    controlPoint1 = point1
    controlPoint2 = point2
    isOfSystem = false
    animationCurve = Self.nearest(point1, point2)
    super.init()
  }

  /// Returns the curve of the system with the same speed at both ends: slow or not.
  private static func nearest(_ first: CGPoint, _ second: CGPoint) -> UIView.AnimationCurve {
    switch (first.y < first.x, second.y > second.x) {
    case (true, true): .easeInOut
    case (true, false): .easeIn
    case (false, true): .easeOut
    case (false, false): .linear
    }
  }

  open var timingCurveType: UITimingCurveType { isOfSystem ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// The timing of a spring, as UIKit's `UISpringTimingParameters`.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  public let initialVelocity: CGVector
  /// The duration that the spring determines, in seconds; `nil` if the animator determines it.
  let settlingDuration: TimeInterval?

  /// Creates the parameters of a spring that is critically damped.
  public override convenience init() {
    self.init(dampingRatio: 1)
  }

  /// Creates the parameters of a spring with a damping ratio; the animator's duration is used.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
    settlingDuration = nil
    super.init()
  }

  /// Creates the parameters of a spring, which determines the duration: until its oscillation is
  /// below 0.1 %.
  public init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity velocity: CGVector
  ) {
    initialVelocity = velocity
    let isSpring = mass > 0 && damping > 0 && mass.isFinite && damping.isFinite
    settlingDuration = isSpring ? Double(2 * mass / damping) * log(1000) : 0
    super.init()
  }

  /// Creates the parameters of a spring with a perceived duration in seconds and a bounce from -1
  /// to 1.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector = .zero) {
    self.initialVelocity = initialVelocity
    settlingDuration = duration
    super.init()
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }
}

#if !canImport(CoreGraphics)
/// A vector in the plane, instead of Core Graphics' `CGVector`, which Foundation on Linux lacks.
public struct CGVector: Hashable, Sendable {
  /// The horizontal component.
  public var dx: CGFloat
  /// The vertical component.
  public var dy: CGFloat

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector of length zero.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// The vector of length zero.
  public static let zero = CGVector()
}
#endif

extension UIViewPropertyAnimator {
  /// Creates an inactive animator with timing parameters; a spring with a duration of its own
  /// replaces the duration.
  public convenience init(
    duration: TimeInterval,
    timingParameters parameters: any UITimingCurveProvider
  ) {
    let spring = parameters.springTimingParameters
    self.init(
      duration: spring?.settlingDuration ?? duration,
      curve: parameters.cubicTimingParameters?.animationCurve ?? .easeOut
    )
  }

  /// Creates an inactive animator with a cubic curve.
  public convenience init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, curve: parameters.animationCurve, animations: animations)
  }

  /// Continues a paused animation; the parameters and the factor of the duration are ignored.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) { startAnimation() }

  /// Adds a block whose changes are animated; the factor of the delay is ignored.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }
}
