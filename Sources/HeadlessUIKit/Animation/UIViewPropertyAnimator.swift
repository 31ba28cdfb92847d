public import Foundation
import TraceModel

/// An animation that can be paused, scrubbed, reversed and stopped, as UIKit's
/// `UIViewPropertyAnimator` (developer.apple.com/documentation/uikit/uiviewpropertyanimator).
///
/// The blocks run when the animator becomes active; the properties then have their final values, and
/// those of the start again when it ends reversed. A running animator is kept alive, a paused or
/// stopped one is not: UIKit throws when such a one is released.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// How long the animation takes: seconds.
  public let duration: TimeInterval
  /// How long a start was delayed last: seconds.
  open private(set) var delay: TimeInterval = 0

  private let curve: TimingCurve
  private let life: AnimatorLife
  private var blocks: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var isStarting = false

  private var animator: Animator { life.runtime.animator }

  /// Creates an animator that is inactive.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - curve: How fast it is at each part of its time.
  ///   - animations: Makes the changes, when the animator becomes active.
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
  /// Creates an animator that moves as a spring.
  ///
  /// Presentation values move without overshooting, fast first (chosen).
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - ratio: How much the spring is damped; kept by nobody, because nothing overshoots.
  ///   - animations: Makes the changes, when the animator becomes active.
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
    let made = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
    if let completion { made.addCompletion(completion) }
    if delay > 0 { made.startAnimation(afterDelay: delay) } else { made.startAnimation() }
    return made
  }

  open var state: UIViewAnimatingState { life.state }

  open var isRunning: Bool { life.isRunning }

  open var isReversed = false {
    didSet {
      guard isReversed != oldValue, isRunning, let drive = life.drive else { return }
      animator.release(drive, isForward: !isReversed, speed: 1)
    }
  }

  open var fractionComplete: CGFloat {
    get { CGFloat(life.drive.map { animator.fraction(of: $0) } ?? 0) }
    set {
      pauseAnimation()
      guard let drive = life.drive else { return }
      animator.hold(drive, at: newValue > 0 ? min(Double(newValue), 1) : 0)
    }
  }

  open func startAnimation() {
    guard state != .stopped, !isRunning else { return }
    activate()
    guard let drive = life.drive, !isRunning else { return }
    life.isRunning = true
    animator.runningAnimators[ObjectIdentifier(self)] = self
    animator.release(drive, isForward: !isReversed, speed: 1)
    guard !drive.isMoving else { return }
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
    guard isRunning, let drive = life.drive else { return }
    life.isRunning = false
    animator.runningAnimators[ObjectIdentifier(self)] = nil
    animator.pause(drive)
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, let drive = life.drive else { return }
    life.isRunning = false
    life.state = withoutFinishing ? .inactive : .stopped
    animator.freeze(drive)
    animator.runningAnimators[ObjectIdentifier(self)] = nil
    if withoutFinishing { reset() }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      life.fail("finishAnimationAtPosition: should only be called on a stopped animator!")
      return
    }
    if let drive = life.drive { animator.settle(drive.ways, at: finalPosition) }
    end(at: finalPosition)
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    if let drive = life.drive, state == .active {
      run([animation], in: drive)
      if isRunning { animator.release(drive, isForward: !isReversed, speed: 1) }
    } else {
      blocks.append(animation)
    }
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Runs the blocks, and holds what they animate at its start.
  private func activate() {
    guard state == .inactive, !isStarting else { return }
    isStarting = true
    let drive = AnimationDrive(isHeld: true)
    life.drive = drive
    life.state = .active
    let waiting = blocks
    blocks = []
    run(waiting, in: drive)
    isStarting = false
  }

  private func run(_ blocks: [() -> Void], in drive: AnimationDrive) {
    let part = 1 - animator.fraction(of: drive)
    let timing = AnimationGroup.Timing(
      duration: Duration(clampingSeconds: duration) * part,
      delay: .zero,
      curve: curve
    )
    drive.isHeld = true
    drive.fraction = 0
    animator.collect(into: drive) {
      animator.animate(timing, options: [.overrideInheritedDuration, .overrideInheritedCurve]) {
        for block in blocks { block() }
      } completion: { [weak self] _ in
        self?.endIfDone()
      }
    }
    if let group = drive.groups.last { drive.ways += animator.ways(of: group) }
  }

  private func endIfDone() {
    guard state == .active, isRunning, let drive = life.drive, !drive.isMoving else { return }
    // At the end the properties have their values, or those that the app gave them meanwhile.
    if isReversed { animator.settle(drive.ways, at: .start) }
    end(at: isReversed ? .start : .end)
  }

  /// Becomes inactive, and calls the completions.
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
    life.drive = nil
    completions = []
    blocks = []
  }
}

/// What outlives a property animator by the moment in which its misuse is reported.
@MainActor
final class AnimatorLife {
  let runtime: Runtime
  var state = UIViewAnimatingState.inactive
  var isRunning = false
  var drive: AnimationDrive?

  init(runtime: Runtime) {
    self.runtime = runtime
  }

  /// Reports what UIKit throws for.
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
    if let drive { runtime.animator.freeze(drive) }
    fail(
      """
      It is an error to release a paused or stopped property animator. Property animators must \
      either finish animating or be explicitly stopped and finished before they can be released.
      """
    )
  }
}
