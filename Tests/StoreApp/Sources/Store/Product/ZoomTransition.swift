import UIKit

/// Presents with a zoom, and dismisses with a fade.
final class ZoomTransition: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    ZoomAnimator(isPresenting: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    ZoomAnimator(isPresenting: false)
  }
}

private final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    isPresenting ? 0.35 : 0.2
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let duration = transitionDuration(using: transitionContext)
    let completion = { (_: Bool) in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    if isPresenting {
      guard let view = transitionContext.view(forKey: .to),
        let controller = transitionContext.viewController(forKey: .to)
      else { return transitionContext.completeTransition(false) }
      view.frame = transitionContext.finalFrame(for: controller)
      view.alpha = 0
      view.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
      transitionContext.containerView.addSubview(view)
      UIView.animate(
        withDuration: duration,
        animations: {
          view.alpha = 1
          view.transform = .identity
        },
        completion: completion
      )
    } else {
      let view = transitionContext.view(forKey: .from)
      if let presenter = transitionContext.view(forKey: .to), let view {
        transitionContext.containerView.insertSubview(presenter, belowSubview: view)
      }
      UIView.animate(
        withDuration: duration,
        animations: { view?.alpha = 0 },
        completion: completion
      )
    }
  }
}
