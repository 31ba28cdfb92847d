public import Foundation

/// What an animator of the app knows of the transition that it animates, and tells of it, as UIKit's
/// `UIViewControllerContextTransitioning`
/// (developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning).
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view in which the two views move; that of the outgoing controller is in it from the start.
  var containerView: UIView { get }
  /// Whether the transition takes time.
  var isAnimated: Bool { get }
  /// Whether a gesture moves the transition now.
  var isInteractive: Bool { get }
  /// Whether the gesture was given up: the animator then completes with `false`.
  var transitionWasCancelled: Bool { get }
  /// The style of a presentation; `none` for the transitions of containers.
  var presentationStyle: UIModalPresentationStyle { get }
  /// How the views are turned against their places; always the identity here.
  var targetTransform: CGAffineTransform { get }

  /// Tells how far the gesture has come, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// Tells that the gesture has ended with the transition decided.
  func finishInteractiveTransition()

  /// Tells that the gesture was given up.
  func cancelInteractiveTransition()

  /// Lets a gesture take hold of a transition that runs by itself.
  func pauseInteractiveTransition()

  /// Ends the transition: the animator calls it once, when its animations have ended.
  ///
  /// A transition whose animator never calls it stays open for ever, as in UIKit: no did-callback
  /// comes. Later calls do nothing.
  ///
  /// - Parameter didComplete: Whether the incoming controller stays; `false` takes all back.
  func completeTransition(_ didComplete: Bool)

  /// Returns one of the two controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// Returns a view to be animated; `nil` for that of a presenter which stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// Returns where a controller's view stands before the transition; zero when it does not.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// Returns where a controller's view stands after the transition; zero when it is gone by then.
  func finalFrame(for vc: UIViewController) -> CGRect
}
