public import Foundation

/// Animations, with UIKit's names and argument orders
/// (developer.apple.com/documentation/uikit/uiview, “Animating views with block objects”).
///
/// They run on the clock of the current run; see `Animator` for when completions come.
extension UIView {
  /// Animates the changes that a block makes.
  ///
  /// The properties have their new values when the call returns.
  ///
  /// - Parameters:
  ///   - duration: Seconds; zero and less make the changes without an animation.
  ///   - delay: Seconds before it begins.
  ///   - options: The curve, repetition, and what is inherited from a block around this one.
  ///   - animations: Makes the changes; it runs at once.
  ///   - completion: Called once, with whether no animation of the block was cut off.
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

  /// Animates the changes that a block makes, and tells when that is over.
  public static func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  // choice: spring-presentation-values
  /// Animates the changes that a block makes as a spring moves.
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

  /// Animates changes that ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` puts
  /// into parts of the time.
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

  /// Makes changes within a part of a keyframe animation's time.
  ///
  /// - Parameters:
  ///   - frameStartTime: When the part begins, from 0 to 1.
  ///   - frameDuration: How long it is, from 0 to 1.
  ///   - animations: Makes the changes; it runs at once.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    let start = frameStartTime > 0 ? min(frameStartTime, 1) : 0
    let end = frameDuration > 0 ? min(start + frameDuration, 1) : start
    Runtime.current.animator.keyframe(start...end, animations: animations)
  }

  /// Makes changes without animation, also within an animation's block.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let animator = Runtime.current.animator
    let wasEnabled = animator.isEnabled
    animator.isEnabled = false
    actionsWithoutAnimation()
    animator.isEnabled = wasEnabled
  }

  /// Whether changes in the blocks of animations are animated.
  public static var areAnimationsEnabled: Bool { Runtime.current.animator.isEnabled }

  /// Turns animations on or off; completions are called either way.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    Runtime.current.animator.isEnabled = enabled
  }

  /// The duration of the animation whose block is running: seconds; 0 outside of every block.
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
