public import Foundation

// choice: animator-adds-no-view
/// Animates transitions between controllers in the place of UIKit, as UIKit's protocol of this name
/// (developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning).
///
/// The animator adds the incoming view to the container, animates, and calls
/// ``UIViewControllerContextTransitioning/completeTransition(_:)``. One that adds no view leaves
/// nothing on the screen, and the incoming controller appears outside of every window (chosen).
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// Returns how long the transition takes: seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Begins to animate.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Returns an animator that can be interrupted, when there is one.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)?

  // choice: animation-ended-order
  /// Tells that the transition has ended, after the did-callbacks (chosen).
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Gives none: the method is optional.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? { nil }

  /// Does nothing: the method is optional.
  public func animationEnded(_ transitionCompleted: Bool) {}
}
