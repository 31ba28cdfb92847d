public import Foundation

/// Lets a fraction drive the animator's animations, as UIKit's class of this name
/// (developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition).
///
/// It holds what the animator animates by `UIView.animate`; the completions of those blocks come
/// when the rest of the way has run, and there the animator completes the transition. Calls before
/// the transition has begun, which it does with the commit, change nothing, as in UIKit: a gesture
/// that ends so early leaves the transition open.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private weak var context: CustomTransition?

  /// How long the whole transition takes: seconds; 0 without a transition.
  open var duration: CGFloat { CGFloat(context?.duration.inSeconds ?? 0) }

  /// How far the gesture has come, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0

  /// How fast the rest of the way runs after the gesture; 1 is the speed of the animation.
  open var completionSpeed: CGFloat = 1

  /// Whether the transition begins with the gesture.
  open var wantsInteractiveStart = true

  /// Begins the transition: the animator animates, and its animations are held.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? CustomTransition else { return }
    self.context = context
    percentComplete = 0
    context.animate(isHeld: true)
  }

  /// Takes hold of the transition again, while it runs by itself.
  open func pause() {
    context?.pauseInteractiveTransition()
  }

  /// Tells how far the gesture has come.
  ///
  /// - Parameter percentComplete: The part of the way, from 0 to 1; other values are clamped.
  open func update(_ percentComplete: CGFloat) {
    guard let context, context.isInteractive else { return }
    let fraction = percentComplete > 0 ? min(percentComplete, 1) : 0
    self.percentComplete = fraction
    context.updateInteractiveTransition(fraction)
  }

  /// Ends the gesture with the transition decided: the rest of the way is an animation.
  open func finish() {
    context?.release(isCancelled: false, speed: completionSpeed)
  }

  /// Ends the gesture with the transition given up: the animations run back.
  open func cancel() {
    context?.release(isCancelled: true, speed: completionSpeed)
  }
}
