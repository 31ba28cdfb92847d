import Foundation
import TraceModel

/// The coordinator of one transition, made by the container or presentation that performs it.
///
/// Its owner calls ``begin()`` right after the will-callbacks, ``release(isCancelled:)`` when the
/// finger goes, and ``finish()`` right after the did-callbacks.
@MainActor
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  typealias Block = @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void

  let isAnimated: Bool
  private(set) var initiallyInteractive: Bool
  private(set) var duration: Duration
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  /// How far the gesture has come, from 0 to 1; 0 without a gesture.
  var percentComplete: CGFloat = 0 {
    didSet {
      if isInteractive, let drive { runtime.animator.hold(drive, at: Double(percentComplete)) }
    }
  }
  private(set) var containerView: UIView

  private let runtime: Runtime
  private let owner: SubjectID
  // Weak: the controllers keep the coordinator, and its owner keeps both until the end.
  private weak let from: UIViewController?
  private weak let to: UIViewController?
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []
  /// The animations of the blocks that run alongside, which follow the finger.
  private var drive: AnimationDrive?
  private var hasBegun = false
  private var hasEnded = false

  /// Creates the coordinator of a transition.
  ///
  /// - Parameters:
  ///   - owner: The container or presenter, which the trace names as the receiver of the blocks.
  ///   - from: The controller that is visible before.
  ///   - to: The controller that is visible after.
  ///   - containerView: The view in which the two views move.
  ///   - duration: How long the whole transition takes; zero when it is not animated.
  ///   - isAnimated: Whether it takes time.
  ///   - isInteractive: Whether a finger moves it.
  init(
    owner: UIViewController,
    from: UIViewController?,
    to: UIViewController?,
    containerView: UIView,
    duration: Duration,
    isAnimated: Bool,
    isInteractive: Bool
  ) {
    runtime = owner.life.runtime
    self.owner = owner.traceSubject
    self.from = from
    self.to = to
    self.containerView = containerView
    self.duration = isAnimated ? duration : .zero
    self.isAnimated = isAnimated
    initiallyInteractive = isInteractive
    self.isInteractive = isInteractive
  }

  var transitionDuration: TimeInterval {
    let parts = duration.components
    return TimeInterval(parts.seconds) + TimeInterval(parts.attoseconds) * 1e-18
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  /// Shows the app a transition that an animator of its own animates.
  func follow(_ custom: CustomTransition) {
    containerView = custom.containerView
    duration = custom.duration
    initiallyInteractive = custom.startsInteractively
    isInteractive = custom.startsInteractively
    custom.coordinator = self
  }

  /// Tells whether the transition is that between two controllers.
  func isOf(from: UIViewController, to: UIViewController) -> Bool {
    self.from === from && self.to === to
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from?.viewIfLoaded
    case .to: to?.viewIfLoaded
    default: nil
    }
  }

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    guard !hasEnded else { return false }
    if let completion { completions.append(completion) }
    guard !hasBegun else { return false }
    if let animation { animations.append(animation) }
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    if !hasEnded { interactionHandlers.append(handler) }
  }

  /// Runs the blocks that go alongside; their changes are animated as long as the transition takes.
  func begin() {
    hasBegun = true
    let waiting = take(&animations)
    guard !waiting.isEmpty else { return }
    let drive = AnimationDrive(isHeld: isInteractive)
    drive.fraction = Double(percentComplete)
    self.drive = drive
    runtime.animator.collect(into: drive) {
      runtime.animator.animateAlongside(for: duration, owner: owner) {
        run(waiting, as: .alongsideAnimation)
      }
    }
  }

  /// Takes hold of the transition again, while it runs by itself.
  func pause() {
    isInteractive = true
    isCancelled = false
    if let drive { runtime.animator.pause(drive) }
  }

  /// Ends the gesture: the rest of the way is an animation.
  func release(isCancelled: Bool, speed: Double = 1) {
    isInteractive = false
    self.isCancelled = isCancelled
    if let drive, drive.isHeld {
      runtime.animator.release(drive, isForward: !isCancelled, speed: speed)
    }
    run(take(&interactionHandlers), as: .interactionChange)
  }

  /// Runs the completions.
  func finish() {
    guard !hasEnded else { return }
    hasEnded = true
    animations = []
    if let drive, drive.isHeld { runtime.animator.release(drive, isForward: true, speed: 1) }
    drive = nil
    run(take(&completions), as: .alongsideCompletion)
  }

  /// Takes blocks out before they run, because they may add others.
  private func take(_ blocks: inout [Block]) -> [Block] {
    defer { blocks = [] }
    return blocks
  }

  private func run(_ blocks: [Block], as name: Name) {
    for block in blocks { runtime.dispatcher.tell(name, to: owner) { block(self) } }
  }
}
