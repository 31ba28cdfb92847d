public import Foundation
import TraceModel

/// An animation that can be paused, scrubbed, reversed and stopped, as UIKit's
/// `UIViewPropertyAnimator` (developer.apple.com/documentation/uikit/uiviewpropertyanimator).
///
/// The blocks run when the animator becomes active; the properties then have their final values,
/// and their initial values again if the animator ends reversed. A running animator stays alive
/// without a reference; for a paused or stopped one that is deallocated UIKit throws.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The duration of the animation in seconds.
  public let duration: TimeInterval
  /// The delay of the last start in seconds.
  open private(set) var delay: TimeInterval = 0

  // inert: no touch interrupts an animation by itself
  /// Whether the animation can be paused and stopped.
  open var isInterruptible = true
  // inert: views are hit at their final places
  /// Whether the app tests touches in animated views.
  open var isManualHitTestingEnabled = false
  // inert: no touch is ignored during animations
  /// Whether animated views receive touches.
  open var isUserInteractionEnabled = true

  // inert: presentation values follow the fraction in a straight line
  /// Whether ``fractionComplete`` is a part of the time, not of the curve.
  open var scrubsLinearly = true
  /// Whether the animator pauses at the end, instead of becoming inactive and calling its
  /// completions.
  open var pausesOnCompletion = false

  private let curve: TimingCurve
  private let life: AnimatorLife
  private var blocks: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var isStarting = false

  private var animator: Animator { life.runtime.animator }

  /// Creates an inactive animator.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - curve: The timing curve.
  ///   - animations: Makes the changes when the animator becomes active.
  public init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    self.curve = curve.timing
    life = AnimatorLife(runtime: .current)
    super.init()
    if let animations { blocks.append(animations) }
  }

  // choice: animator-spring-presentation-values
  /// Creates an inactive animator with the timing of a spring.
  ///
  /// Presentation values move without overshooting, fast first (chosen).
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - ratio: The damping ratio of the spring; it has no effect, because nothing overshoots.
  ///   - animations: Makes the changes when the animator becomes active.
  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeOut, animations: animations)
  }

  /// Creates an animator and starts it.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve: UIView.AnimationCurve =
      switch options.curve {
      case .linear: .linear
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .easeInOut: .easeInOut
      }
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    if delay > 0 { animator.startAnimation(afterDelay: delay) } else { animator.startAnimation() }
    return animator
  }

  open var state: UIViewAnimatingState { life.state }

  open var isRunning: Bool { life.isRunning }

  open var isReversed = false {
    didSet {
      guard isReversed != oldValue, isRunning, let scrubber = life.scrubber else { return }
      animator.release(scrubber, isForward: !isReversed, speed: 1)
    }
  }

  open var fractionComplete: CGFloat {
    get { CGFloat(life.scrubber.map { animator.progress(of: $0).fraction } ?? 0) }
    set {
      pauseAnimation()
      guard let scrubber = life.scrubber else { return }
      animator.hold(scrubber, at: AnimationProgress(newValue))
    }
  }

  open func startAnimation() {
    guard state != .stopped, !isRunning else { return }
    activate()
    guard let scrubber = life.scrubber, !isRunning else { return }
    life.isRunning = true
    animator.runningAnimators[ObjectIdentifier(self)] = self
    animator.release(scrubber, isForward: !isReversed, speed: 1)
    guard !scrubber.isActive else { return }
    life.runtime.loop.afterCommit { [weak self] in self?.endIfDone() }
  }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state == .inactive else { return }
    self.delay = delay
    let duration = Duration(clampingSeconds: delay)
    life.runtime.loop.schedule(after: duration, label: "start of a property animator") {
      self.startAnimation()
    }
  }

  open func pauseAnimation() {
    guard state != .stopped else { return }
    activate()
    guard isRunning, let scrubber = life.scrubber else { return }
    life.isRunning = false
    animator.runningAnimators[ObjectIdentifier(self)] = nil
    animator.pause(scrubber)
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, let scrubber = life.scrubber else { return }
    life.isRunning = false
    life.state = withoutFinishing ? .inactive : .stopped
    animator.freeze(scrubber)
    animator.runningAnimators[ObjectIdentifier(self)] = nil
    if withoutFinishing { reset() }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      life.fail("finishAnimationAtPosition: should only be called on a stopped animator!")
      return
    }
    if let scrubber = life.scrubber { animator.settle(scrubber.changes, at: finalPosition) }
    end(at: finalPosition)
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    if let scrubber = life.scrubber, state == .active {
      run([animation], in: scrubber)
      if isRunning { animator.release(scrubber, isForward: !isReversed, speed: 1) }
    } else {
      blocks.append(animation)
    }
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Runs the blocks, and holds their animations at the start.
  private func activate() {
    guard state == .inactive, !isStarting else { return }
    isStarting = true
    let scrubber = AnimationScrubber(isHeld: true)
    life.scrubber = scrubber
    life.state = .active
    let waiting = blocks
    blocks = []
    run(waiting, in: scrubber)
    isStarting = false
  }

  private func run(_ blocks: [() -> Void], in scrubber: AnimationScrubber) {
    let part = 1 - animator.progress(of: scrubber).fraction
    let timing = AnimationGroup.Timing(
      duration: Duration(clampingSeconds: duration) * part,
      delay: .zero,
      curve: curve
    )
    scrubber.isHeld = true
    scrubber.progress = AnimationProgress(0)
    animator.collect(into: scrubber) {
      animator.animate(timing, options: [.overrideInheritedDuration, .overrideInheritedCurve]) {
        for block in blocks { block() }
      } completion: { [weak self] _ in
        self?.endIfDone()
      }
    }
    if let group = scrubber.groups.last { scrubber.changes += animator.changes(of: group) }
  }

  private func endIfDone() {
    guard state == .active, isRunning, let scrubber = life.scrubber, !scrubber.isActive else {
      return
    }
    guard !pausesOnCompletion else {
      life.isRunning = false
      animator.runningAnimators[ObjectIdentifier(self)] = nil
      return
    }
    // At the end the properties keep their values, which the app may have changed.
    if isReversed { animator.settle(scrubber.changes, at: .start) }
    end(at: isReversed ? .start : .end)
  }

  /// Makes the animator inactive and calls the completions.
  private func end(at position: UIViewAnimatingPosition) {
    life.isRunning = false
    life.state = .inactive
    let kept = animator.runningAnimators.removeValue(forKey: ObjectIdentifier(self))
    let waiting = completions
    reset()
    for completion in waiting {
      life.runtime.runBlock(.completion, on: .animations) { completion(position) }
    }
    withExtendedLifetime(kept) {}
  }

  private func reset() {
    life.scrubber = nil
    completions = []
    blocks = []
  }
}

/// The state of a property animator, which outlives it so that its deallocation can be reported.
@MainActor
final class AnimatorLife {
  let runtime: Runtime
  var state = UIViewAnimatingState.inactive
  var isRunning = false
  var scrubber: AnimationScrubber?

  init(runtime: Runtime) {
    self.runtime = runtime
  }

  /// Reports a UIKit exception.
  func fail(_ message: String) {
    runtime.fail(
      .uikitDiagnostic,
      exception: "NSInternalInconsistencyException",
      message,
      about: runtime.recording.subject(of: .animations)
    )
  }

  isolated deinit {
    guard state != .inactive, !isRunning else { return }
    if let scrubber { runtime.animator.freeze(scrubber) }
    fail(
      """
      It is an error to release a paused or stopped property animator. Property animators must \
      either finish animating or be explicitly stopped and finished before they can be released.
      """
    )
  }
}
