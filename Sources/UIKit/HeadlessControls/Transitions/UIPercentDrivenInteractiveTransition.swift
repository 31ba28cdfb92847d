public import Foundation

/// Drives the animator's animations by a fraction, as UIKit's class of this name
/// (developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition).
///
/// It holds the animations that the animator creates with `UIView.animate`; their completions, in
/// which the animator completes the transition, run when the rest of the animation has run. Calls
/// before the commit, in which the transition begins, have no effect, as in UIKit: a gesture that
/// ends so early leaves the transition open.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private weak var context: CustomTransition?

  /// The duration of the whole transition in seconds; 0 without a transition.
  open var duration: CGFloat { CGFloat(context?.duration.inSeconds ?? 0) }

  /// The position of the gesture, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0

  /// The speed of the rest of the transition after the gesture; 1 is the speed of the animation.
  open var completionSpeed: CGFloat = 1

  // inert: the rest of a transition moves at the speed of its animation
  /// The timing curve of the rest of the transition after the gesture.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  // inert: transitions are held on the clock of the animator
  /// The timing curve of the transition, which replaces that of the animator.
  open var timingCurve: (any UITimingCurveProvider)?

  /// Whether the transition begins with the gesture.
  open var wantsInteractiveStart = true

  /// Starts the transition: calls the animator and holds its animations.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? CustomTransition else { return }
    self.context = context
    percentComplete = 0
    context.animate(isHeld: true)
  }

  /// Makes a gesture drive the transition again while it runs as an animation.
  open func pause() {
    context?.pauseInteractiveTransition()
  }

  /// Sets the position of the gesture.
  ///
  /// - Parameter percentComplete: The position, from 0 to 1; other values are clamped.
  open func update(_ percentComplete: CGFloat) {
    guard let context, context.isInteractive else { return }
    self.percentComplete = CGFloat(AnimationProgress(percentComplete).fraction)
    context.updateInteractiveTransition(percentComplete)
  }

  /// Ends the gesture so that the transition is completed; an animation runs to its end.
  open func finish() {
    context?.release(isCancelled: false, speed: completionSpeed)
  }

  /// Ends the gesture so that the transition is cancelled; the animations run back.
  open func cancel() {
    context?.release(isCancelled: true, speed: completionSpeed)
  }
}
