import HeadlessUIKit

/// A delegate of a scenario that can provide an animator and an interaction controller.
class ScenarioTransitions: NSObject {
  /// The animator; `nil` for UIKit's animation.
  var animator: ScenarioAnimator?
  /// The interaction controller; `nil` for a transition without a gesture.
  var interactor: UIPercentDrivenInteractiveTransition?
}

/// Provides the animator for presentations and dismissals.
final class ScenarioTransitioningDelegate: ScenarioTransitions,
  UIViewControllerTransitioningDelegate
{
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

/// Animates like most apps: adds the incoming view, fades, and completes the transition.
final class ScenarioAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval
  /// Whether the animator completes its transitions.
  var completes = true
  /// Whether the animator completes transitions with `false`.
  var givesUp = false

  /// Creates an animator.
  ///
  /// - Parameter duration: The duration in seconds.
  init(duration: TimeInterval) {
    self.duration = duration
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let incoming = context.view(forKey: .to)
    if let incoming {
      context.containerView.addSubview(incoming)
      incoming.alpha = 0
    }
    let faded = incoming ?? context.view(forKey: .from)
    UIView.animate(withDuration: duration) {
      faded?.alpha = incoming == nil ? 0 : 1
    } completion: { [self] _ in
      MainActor.assumeIsolated {
        faded?.alpha = 1
        if completes { context.completeTransition(!givesUp && !context.transitionWasCancelled) }
      }
    }
  }
}
