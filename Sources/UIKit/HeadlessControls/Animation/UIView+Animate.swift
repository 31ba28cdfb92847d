public import Foundation

/// Animations, with UIKit's names and argument orders
/// (developer.apple.com/documentation/uikit/uiview, “Animating views with block objects”).
///
/// They run on the clock of the current run; see `Animator` for the time of completions.
extension UIView {
  /// Animates the changes that a block makes.
  ///
  /// The properties have their new values when the call returns.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds; with zero or less the changes are not animated.
  ///   - delay: The delay before the animations begin, in seconds.
  ///   - options: The curve, the repetition, and the values that are inherited from an outer block.
  ///   - animations: Makes the changes; it runs at once.
  ///   - completion: Called once with whether no animation of the block was cancelled.
  public static func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    Runtime.current.animator.animate(
      timing(duration, delay, options),
      options: options,
      animations: animations,
      completion: completion
    )
  }

  /// Animates the changes that a block makes, and calls a completion at the end.
  public static func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  // choice: spring-presentation-values
  /// Animates the changes that a block makes with the timing of a spring.
  ///
  /// Presentation values move without overshooting, fast first (chosen); the times are UIKit's.
  public static func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    var timing = timing(duration, delay, options)
    timing.curve = .easeOut
    Runtime.current.animator.animate(
      timing,
      options: options,
      animations: animations,
      completion: completion
    )
  }

  /// Animates the changes that a block makes with the timing of a spring with a bounce from -1 to
  /// 1.
  ///
  /// The completion follows the duration, which is that of the spring as it is perceived.
  public static func animate(
    springDuration duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration,
      delay: delay,
      usingSpringWithDamping: 1 - bounce,
      initialSpringVelocity: initialSpringVelocity,
      options: options,
      animations: animations,
      completion: completion
    )
  }

  /// Animates changes that ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``
  /// assigns to parts of the duration.
  public static func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let options = AnimationOptions(rawValue: options.rawValue)
    var timing = timing(duration, delay, options)
    timing.curve = .linear
    Runtime.current.animator.animate(
      timing,
      options: options,
      animations: animations,
      completion: completion
    )
  }

  /// Makes changes in a part of the duration of a keyframe animation.
  ///
  /// - Parameters:
  ///   - frameStartTime: The start of the part, from 0 to 1.
  ///   - frameDuration: The length of the part, from 0 to 1.
  ///   - animations: Makes the changes; it runs at once.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    let start = AnimationProgress(frameStartTime).fraction
    let end = frameDuration > 0 ? AnimationProgress(start + frameDuration).fraction : start
    Runtime.current.animator.keyframe(start...end, animations: animations)
  }

  /// Makes changes without animation, even within an animation block.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let animator = Runtime.current.animator
    let wasEnabled = animator.isEnabled
    animator.isEnabled = false
    actionsWithoutAnimation()
    animator.isEnabled = wasEnabled
  }

  /// Whether changes in animation blocks are animated.
  public static var areAnimationsEnabled: Bool { Runtime.current.animator.isEnabled }

  /// Turns animations on or off; completions are called either way.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    Runtime.current.animator.isEnabled = enabled
  }

  /// The duration in seconds of the innermost running animation block; 0 outside of all blocks.
  public static var inheritedAnimationDuration: TimeInterval {
    Runtime.current.animator.inheritedDuration.inSeconds
  }

  static func timing(
    _ duration: TimeInterval,
    _ delay: TimeInterval,
    _ options: AnimationOptions
  ) -> AnimationGroup.Timing {
    AnimationGroup.Timing(
      duration: Duration(clampingSeconds: duration),
      delay: Duration(clampingSeconds: delay),
      curve: options.curve,
      repeats: options.contains(.repeat) && duration > 0,
      autoreverses: options.contains(.autoreverse),
      beginsFromCurrentState: options.contains(.beginFromCurrentState)
    )
  }
}
