import Foundation
import TraceModel

/// The transition context of an animator of the app, from the start to `completeTransition`.
///
/// A ``ContainerTransition`` owns it and is notified once of the end.
@MainActor
package final class CustomTransition: UIViewControllerContextTransitioning {
  /// The controllers and views of a transition.
  struct Participants {
    /// The container or presenter, which the trace names as the receiver of the animator's calls.
    var owner: UIViewController
    var from: UIViewController
    var to: UIViewController
    /// Whether the outgoing view takes part.
    var movesFrom = true
    /// Whether the incoming view takes part.
    var movesTo = true
    var container: UIView
    var style = UIModalPresentationStyle.none
    /// The final frame of the incoming view, if it does not fill the container.
    var finalFrame: CGRect?
  }

  package let containerView: UIView
  package let presentationStyle: UIModalPresentationStyle
  package let duration: Duration
  let startsInteractively: Bool
  package private(set) var isInteractive: Bool
  package private(set) var transitionWasCancelled = false
  /// Whether the animator was called, which places the incoming view.
  private(set) var hasStarted = false
  /// The coordinator of the transition, which follows this context.
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
  private var scrubber: AnimationScrubber?
  /// The interruptible animator, if the app has one; it is driven instead of the animation blocks.
  private var interruptible: (any UIViewImplicitlyAnimating)?
  private var end: ((Bool) -> Void)?

  /// Creates the context of a transition that has not started.
  ///
  /// - Parameters:
  ///   - choice: The animator, and the object that drives it.
  ///   - participants: The controllers and views.
  ///   - end: Called once with whether the transition is completed; sends the did-callbacks.
  init(
    _ choice: TransitionChoice,
    of participants: Participants,
    end: @escaping (Bool) -> Void
  ) {
    self.choice = choice
    runtime = participants.owner.life.runtime
    owner = participants.owner.traceSubject
    from = participants.from
    to = participants.to
    movesFrom = participants.movesFrom
    movesTo = participants.movesTo
    containerView = participants.container
    presentationStyle = participants.style
    initialFrame = participants.from.viewIfLoaded?.frame ?? .zero
    finalFrame = participants.finalFrame ?? participants.container.bounds
    startsInteractively = choice.interactor?.wantsInteractiveStart ?? false
    isInteractive = startsInteractively
    duration = Duration(clampingSeconds: choice.animator.transitionDuration(using: nil))
    self.end = end
  }

  package var isAnimated: Bool { true }

  package var targetTransform: CGAffineTransform { .identity }

  /// Whether the transition has not ended.
  var isOpen: Bool { end != nil }

  package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  package func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: movesFrom ? from?.viewIfLoaded : nil
    case .to: movesTo ? to?.viewIfLoaded : nil
    default: nil
    }
  }

  package func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from ? initialFrame : .zero
  }

  package func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? finalFrame : .zero }

  /// Starts the transition by the interaction controller, or by the animator.
  func start() {
    guard isOpen else { return }
    hasStarted = true
    guard startsInteractively, let interactor = choice.interactor else {
      animate(isHeld: false)
      return
    }
    runtime.inContext {
      runtime.invoke(interactor, .startInteractiveTransition) {
        interactor.startInteractiveTransition(self)
      }
    }
  }

  // choice: interruptible-animator-driven
  /// Calls the animator; a gesture drives its animations if they are held.
  ///
  /// If the animations are held and the animator has an interruptible animator, that one is driven
  /// and `animateTransition(using:)` is not called (chosen).
  package func animate(isHeld: Bool) {
    guard isOpen, scrubber == nil else { return }
    let scrubber = AnimationScrubber(isHeld: isHeld)
    self.scrubber = scrubber
    runtime.inContext {
      if isHeld, let interruptible = choice.animator.interruptibleAnimator(using: self) {
        self.interruptible = interruptible
        interruptible.pauseAnimation()
        return
      }
      runtime.animator.collect(into: scrubber) {
        runtime.invoke(choice.animator, .animateTransition) {
          choice.animator.animateTransition(using: self)
        }
      }
    }
  }

  package func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isOpen, isInteractive else { return }
    let progress = AnimationProgress(percentComplete)
    coordinator?.percentComplete = CGFloat(progress.fraction)
    interruptible?.fractionComplete = CGFloat(progress.fraction)
    if let scrubber { runtime.animator.hold(scrubber, at: progress) }
  }

  package func finishInteractiveTransition() { release(isCancelled: false, speed: 1) }

  package func cancelInteractiveTransition() { release(isCancelled: true, speed: 1) }

  package func pauseInteractiveTransition() {
    guard isOpen, !isInteractive, let scrubber else { return }
    isInteractive = true
    transitionWasCancelled = false
    interruptible?.pauseAnimation()
    runtime.animator.pause(scrubber)
    coordinator?.pause()
  }

  /// Ends the gesture: the held animations run on, or back.
  package func release(isCancelled: Bool, speed: CGFloat) {
    guard isOpen, isInteractive else { return }
    let call: Name = isCancelled ? .cancelInteractiveTransition : .finishInteractiveTransition
    runtime.dispatcher.call(call, on: owner) {
      isInteractive = false
      transitionWasCancelled = isCancelled
      coordinator?.release(isCancelled: isCancelled, speed: Double(speed))
      guard isOpen, let scrubber else { return }
      interruptible?.isReversed = isCancelled
      interruptible?.startAnimation()
      runtime.animator.release(scrubber, isForward: !isCancelled, speed: Double(speed))
    }
  }

  package func completeTransition(_ didComplete: Bool) {
    runtime.dispatcher.call(.completeTransition, on: owner) {
      guard let end else { return }
      self.end = nil
      if !didComplete, !transitionWasCancelled {
        transitionWasCancelled = true
        coordinator?.release(isCancelled: true)
      }
      end(didComplete)
      releaseAnimations()
      runtime.invoke(choice.animator, .animationEnded) {
        choice.animator.animationEnded(didComplete)
      }
    }
  }

  /// Ends the transition without the animator, whose later calls are ignored.
  func close() {
    end = nil
    releaseAnimations()
  }

  /// Releases the animator's blocks, which keep this context alive; held animations run to their
  /// end.
  private func releaseAnimations() {
    if let scrubber, scrubber.isHeld {
      runtime.animator.release(scrubber, isForward: true, speed: 1)
    }
    scrubber = nil
    interruptible = nil
  }
}

/// The app's animator of a transition, and the object that drives it.
struct TransitionChoice {
  let animator: any UIViewControllerAnimatedTransitioning
  let interactor: (any UIViewControllerInteractiveTransitioning)?
}

extension Runtime {
  /// Asks a delegate for an animator and, if it returns one, for an interaction controller.
  ///
  /// The methods are optional, and UIKit does not call missing ones: the trace contains only the
  /// calls that returned an animator.
  func choice(
    of delegate: any AnyObject,
    _ method: Name,
    about controller: UIViewController,
    animator: () -> (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerAnimatedTransitioning) ->
      (any UIViewControllerInteractiveTransitioning)?
  ) -> TransitionChoice? {
    inContext {
      connectMethods(of: delegate)
      guard let animator = animator() else { return nil }
      invoke(delegate, method, argument: controller.traceSubject) {}
      return TransitionChoice(animator: animator, interactor: interactor(animator))
    }
  }
}
