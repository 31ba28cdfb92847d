import Foundation
import HeadlessUIKit

/// Animates transitions of all kinds, as apps do.
final class ClientAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let incoming = transitionContext.view(forKey: .to),
      let controller = transitionContext.viewController(forKey: .to)
    else {
      transitionContext.completeTransition(false)
      return
    }
    incoming.frame = transitionContext.finalFrame(for: controller)
    transitionContext.containerView.addSubview(incoming)
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) { incoming.alpha = 1 }
    animator.addCompletion { position in
      transitionContext.completeTransition(
        position == .end && !transitionContext.transitionWasCancelled
      )
    }
    animator.startAnimation()
  }

  func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives transitions with a gesture.
final class ClientDriver: UIPercentDrivenInteractiveTransition {
  override init() {
    super.init()
    completionSpeed = 0.5
  }

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    update(0)
  }

  deinit { print("ClientDriver deinit") }
}

/// Provides the animators.
final class ClientTransitions: NSObject, UINavigationControllerDelegate,
  UITabBarControllerDelegate, UIViewControllerTransitioningDelegate
{
  let driver = ClientDriver()

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operation == .push ? ClientAnimator() : nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { ClientAnimator() }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { ClientAnimator() }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}
