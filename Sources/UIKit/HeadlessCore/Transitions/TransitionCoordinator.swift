import Foundation
import TraceModel

/// The coordinator of one transition, created by the container or presentation that performs it.
///
/// The transition calls ``begin()`` right after the will-callbacks, ``release(isCancelled:speed:)``
/// when the gesture ends, and ``finish()`` right after the did-callbacks.
@MainActor
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  typealias Block = @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void

  let isAnimated: Bool
  private(set) var initiallyInteractive: Bool
  private(set) var duration: Duration
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  /// The position of the gesture, from 0 to 1; 0 without a gesture.
  var percentComplete: CGFloat = 0 {
    didSet {
      guard isInteractive, let scrubber else { return }
      runtime.animator.hold(scrubber, at: AnimationProgress(percentComplete))
    }
  }
  private(set) var containerView: UIView

  private let runtime: Runtime
  private let owner: SubjectID
  // Weak, because the controllers keep the coordinator alive.
  private weak let from: UIViewController?
  private weak let to: UIViewController?
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []
  /// The animations of the alongside blocks, which follow the gesture.
  private var scrubber: AnimationScrubber?
  private var attached: [WeakController] = []
  private var hasBegun = false
  private var hasEnded = false

  /// Creates the coordinator of a transition.
  ///
  /// - Parameters:
  ///   - owner: The container or presenter, which the trace names as the receiver of the blocks.
  ///   - from: The controller that is visible before the transition.
  ///   - to: The controller that is visible after the transition.
  ///   - containerView: The superview of the two views during the transition.
  ///   - duration: The duration of the whole transition; ignored if it is not animated.
  ///   - isAnimated: Whether the transition is animated.
  ///   - isInteractive: Whether a gesture drives the transition.
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

  var transitionDuration: TimeInterval { duration.inSeconds }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  /// Takes the container view, the duration and the start from the context of the app's animator.
  package func follow(_ custom: CustomTransition) {
    containerView = custom.containerView
    duration = custom.duration
    initiallyInteractive = custom.startsInteractively
    isInteractive = custom.startsInteractively
    custom.coordinator = self
  }

  /// Whether the transition is between two controllers.
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

  /// Makes controllers return the coordinator until the transition ends.
  func attach(to controllers: [UIViewController]) {
    attached = controllers.map { WeakController(controller: $0) }
    for controller in controllers { controller.transitionInFlight = self }
  }

  /// Takes the coordinator from the controllers that still return it.
  func detach() {
    for controller in attached.compactMap(\.controller)
    where controller.transitionInFlight === self {
      controller.transitionInFlight = nil
    }
    attached = []
  }

  /// Runs the alongside blocks; their changes are animated for the duration of the transition.
  func begin() {
    hasBegun = true
    let waiting = take(&animations)
    guard !waiting.isEmpty else { return }
    let scrubber = AnimationScrubber(isHeld: isInteractive)
    scrubber.progress = AnimationProgress(percentComplete)
    self.scrubber = scrubber
    runtime.animator.collect(into: scrubber) {
      runtime.animator.animateAlongside(for: duration, owner: owner) {
        run(waiting, as: .alongsideAnimation)
      }
    }
  }

  /// Makes a gesture drive the transition again while it runs as an animation.
  func pause() {
    isInteractive = true
    isCancelled = false
    if let scrubber { runtime.animator.pause(scrubber) }
  }

  /// Ends the gesture: the transition continues as an animation.
  func release(isCancelled: Bool, speed: Double = 1) {
    isInteractive = false
    self.isCancelled = isCancelled
    if let scrubber, scrubber.isHeld {
      runtime.animator.release(scrubber, isForward: !isCancelled, speed: speed)
    }
    run(take(&interactionHandlers), as: .interactionChange)
  }

  /// Runs the completions.
  func finish() {
    guard !hasEnded else { return }
    hasEnded = true
    animations = []
    if let scrubber, scrubber.isHeld {
      runtime.animator.release(scrubber, isForward: true, speed: 1)
    }
    scrubber = nil
    run(take(&completions), as: .alongsideCompletion)
  }

  /// Removes and returns blocks before they run, because they may add others.
  private func take(_ blocks: inout [Block]) -> [Block] {
    defer { blocks = [] }
    return blocks
  }

  private func run(_ blocks: [Block], as name: Name) {
    for block in blocks { runtime.dispatcher.invoke(name, to: owner) { block(self) } }
  }

  private struct WeakController {
    weak var controller: UIViewController?
  }
}
