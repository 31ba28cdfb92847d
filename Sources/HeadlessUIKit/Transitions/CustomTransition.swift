import Foundation
import TraceModel

/// A transition that an animator of the app animates, from its begin to `completeTransition`.
///
/// Its owner (the container's transition, the presentation, or the dismissal) keeps it and hears of
/// the end, once.
@MainActor
final class CustomTransition: UIViewControllerContextTransitioning {
  /// The controllers and views of a transition.
  struct Cast {
    /// The container or presenter, which the trace names as the receiver of the animator's calls.
    var owner: UIViewController
    var from: UIViewController
    var to: UIViewController
    /// Whether the view of the outgoing controller takes part.
    var movesFrom = true
    /// Whether the view of the incoming controller takes part.
    var movesTo = true
    var container: UIView
    var style = UIModalPresentationStyle.none
    /// Where the incoming view comes to rest, when that is not the whole container.
    var finalFrame: CGRect?
  }

  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  let duration: Duration
  let startsInteractively: Bool
  private(set) var isInteractive: Bool
  private(set) var transitionWasCancelled = false
  /// Whether the animator was called, which brings the incoming view.
  private(set) var hasStarted = false
  /// What the app sees of the transition beside this context.
  weak var coordinator: TransitionCoordinator?

  private let choice: TransitionChoice
  private let runtime: Runtime
  private let owner: SubjectID
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  private let movesFrom: Bool
  private let movesTo: Bool
  private let initialFrame: CGRect
  private let finalFrame: CGRect
  private var drive: AnimationDrive?
  /// The animator's own animation, which is then driven instead of its blocks.
  private var interruptible: (any UIViewImplicitlyAnimating)?
  private var end: ((Bool) -> Void)?

  /// Creates the transition of a cast.
  ///
  /// - Parameters:
  ///   - choice: The animator, and what drives it.
  ///   - cast: Who takes part.
  ///   - end: Hears once whether the transition is complete; the did-callbacks are its work.
  init(_ choice: TransitionChoice, of cast: Cast, end: @escaping (Bool) -> Void) {
    self.choice = choice
    runtime = cast.owner.life.runtime
    owner = cast.owner.traceSubject
    from = cast.from
    to = cast.to
    movesFrom = cast.movesFrom
    movesTo = cast.movesTo
    containerView = cast.container
    presentationStyle = cast.style
    initialFrame = cast.from.viewIfLoaded?.frame ?? .zero
    finalFrame = cast.finalFrame ?? cast.container.bounds
    startsInteractively = choice.interactor?.wantsInteractiveStart ?? false
    isInteractive = startsInteractively
    duration = Duration(clampingSeconds: choice.animator.transitionDuration(using: nil))
    self.end = end
  }

  var isAnimated: Bool { true }

  var targetTransform: CGAffineTransform { .identity }

  /// Whether the animator has not completed the transition, and nobody has ended it before.
  var isOpen: Bool { end != nil }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: movesFrom ? from?.viewIfLoaded : nil
    case .to: movesTo ? to?.viewIfLoaded : nil
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? initialFrame : .zero }

  func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? finalFrame : .zero }

  /// Begins: the interaction controller does it, or else the animator.
  func start() {
    guard isOpen else { return }
    hasStarted = true
    guard startsInteractively, let interactor = choice.interactor else {
      animate(isHeld: false)
      return
    }
    runtime.inContext {
      runtime.tell(interactor, .startInteractiveTransition) {
        interactor.startInteractiveTransition(self)
      }
    }
  }

  // choice: interruptible-animator-driven
  /// Lets the animator animate, by itself or by hand.
  ///
  /// By hand an animator that can be interrupted is driven as it is, and `animateTransition(using:)`
  /// is not called (chosen).
  func animate(isHeld: Bool) {
    guard isOpen, drive == nil else { return }
    let drive = AnimationDrive(isHeld: isHeld)
    self.drive = drive
    runtime.inContext {
      if isHeld, let interruptible = choice.animator.interruptibleAnimator(using: self) {
        self.interruptible = interruptible
        interruptible.pauseAnimation()
        return
      }
      runtime.animator.collect(into: drive) {
        runtime.tell(choice.animator, .animateTransition) {
          choice.animator.animateTransition(using: self)
        }
      }
    }
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isOpen, isInteractive else { return }
    let fraction = percentComplete > 0 ? min(percentComplete, 1) : 0
    coordinator?.percentComplete = fraction
    interruptible?.fractionComplete = fraction
    if let drive { runtime.animator.hold(drive, at: Double(fraction)) }
  }

  func finishInteractiveTransition() { release(isCancelled: false, speed: 1) }

  func cancelInteractiveTransition() { release(isCancelled: true, speed: 1) }

  func pauseInteractiveTransition() {
    guard isOpen, !isInteractive, let drive else { return }
    isInteractive = true
    transitionWasCancelled = false
    interruptible?.pauseAnimation()
    runtime.animator.pause(drive)
    coordinator?.pause()
  }

  /// Ends the gesture: the animations that are held run on, or back.
  func release(isCancelled: Bool, speed: CGFloat) {
    guard isOpen, isInteractive else { return }
    let call: Name = isCancelled ? .cancelInteractiveTransition : .finishInteractiveTransition
    runtime.dispatcher.call(call, on: owner) {
      isInteractive = false
      transitionWasCancelled = isCancelled
      coordinator?.release(isCancelled: isCancelled, speed: Double(speed))
      guard isOpen, let drive else { return }
      interruptible?.isReversed = isCancelled
      interruptible?.startAnimation()
      runtime.animator.release(drive, isForward: !isCancelled, speed: Double(speed))
    }
  }

  func completeTransition(_ didComplete: Bool) {
    runtime.dispatcher.call(.completeTransition, on: owner) {
      guard let end else { return }
      self.end = nil
      if !didComplete, !transitionWasCancelled {
        transitionWasCancelled = true
        coordinator?.release(isCancelled: true)
      }
      end(didComplete)
      letGo()
      runtime.tell(choice.animator, .animationEnded) {
        choice.animator.animationEnded(didComplete)
      }
    }
  }

  /// Ends the transition because its owner has ended it otherwise: what the animator says later
  /// counts no more.
  func close() {
    end = nil
    letGo()
  }

  /// Lets go of the animator's blocks, which keep this context; what is held runs to its end.
  private func letGo() {
    if let drive, drive.isHeld { runtime.animator.release(drive, isForward: true, speed: 1) }
    drive = nil
    interruptible = nil
  }
}

/// The animator that the app gives for a transition, and what drives it.
struct TransitionChoice {
  let animator: any UIViewControllerAnimatedTransitioning
  let interactor: (any UIViewControllerInteractiveTransitioning)?
}

extension Runtime {
  /// Asks a delegate for an animator and, when it gives one, for an interaction controller.
  ///
  /// The methods are optional, and UIKit does not call what is not there: the trace shows those
  /// questions that were answered.
  func choice(
    of delegate: any AnyObject,
    _ question: Name,
    about controller: UIViewController,
    animator: () -> (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerAnimatedTransitioning) ->
      (any UIViewControllerInteractiveTransitioning)?
  ) -> TransitionChoice? {
    inContext {
      guard let animator = animator() else { return nil }
      tell(delegate, question, argument: controller.traceSubject) {}
      return TransitionChoice(animator: animator, interactor: interactor(animator))
    }
  }
}
