public import Foundation

/// The context of a transition that an animator of the app animates, as UIKit's
/// `UIViewControllerContextTransitioning`
/// (developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning).
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The superview of both views; the outgoing controller's view is in it from the start.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether a gesture drives the transition now.
  var isInteractive: Bool { get }
  /// Whether the gesture was cancelled: the animator then completes with `false`.
  var transitionWasCancelled: Bool { get }
  /// The style of a presentation; `none` for transitions of containers.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the views; always the identity here.
  var targetTransform: CGAffineTransform { get }

  /// Sets the position of the gesture, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// Ends the gesture so that the transition is completed.
  func finishInteractiveTransition()

  /// Ends the gesture so that the transition is cancelled.
  func cancelInteractiveTransition()

  /// Makes a gesture drive a transition that runs as an animation.
  func pauseInteractiveTransition()

  /// Ends the transition: the animator calls it once when its animations have ended.
  ///
  /// Without this call the transition never ends and no did-callback is sent, as in UIKit. Later
  /// calls are ignored.
  ///
  /// - Parameter didComplete: Whether the incoming controller stays; `false` cancels the
  ///   transition.
  func completeTransition(_ didComplete: Bool)

  /// Returns the outgoing or the incoming controller.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// Returns a view to be animated; `nil` for the view of a presenter that stays visible.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// Returns the frame of a controller's view before the transition; zero for the incoming view.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// Returns the frame of a controller's view after the transition; zero for the outgoing view.
  func finalFrame(for vc: UIViewController) -> CGRect
}
