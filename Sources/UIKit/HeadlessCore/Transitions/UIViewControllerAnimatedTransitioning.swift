public import Foundation

// choice: animator-adds-no-view
/// Animates transitions between controllers instead of UIKit, as UIKit's protocol of this name
/// (developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning).
///
/// The animator adds the incoming view to the container, animates, and calls
/// ``UIViewControllerContextTransitioning/completeTransition(_:)``. If it adds no view, the
/// incoming controller appears outside of every window (chosen).
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// Returns the duration of the transition in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Starts the animation.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Returns an interruptible animator, or `nil` if there is none.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)?

  // choice: animation-ended-order
  /// Notifies the animator that the transition has ended, after the did-callbacks (chosen).
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? { nil }

  public func animationEnded(_ transitionCompleted: Bool) {}
}
