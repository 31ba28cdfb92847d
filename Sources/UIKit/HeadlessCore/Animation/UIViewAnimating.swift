public import Foundation

/// The state of an animator, with the names and values of UIKit's `UIViewAnimatingState`.
public enum UIViewAnimatingState: Int, Sendable {
  /// The animator has not begun, or has ended.
  case inactive = 0
  /// The animator runs or is paused.
  case active = 1
  /// The animator was stopped and has yet to be finished.
  case stopped = 2
}

/// A position of an animation, with the names and values of UIKit's `UIViewAnimatingPosition`.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end of the animation.
  case end = 0
  /// The start of the animation.
  case start = 1
  /// The position at which the animation was stopped.
  case current = 2
}

/// Controls an animation that can be paused, scrubbed and reversed, as UIKit's `UIViewAnimating`
/// (developer.apple.com/documentation/uikit/uiviewanimating).
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  /// The state of the animator.
  var state: UIViewAnimatingState { get }
  /// Whether the animation is running.
  var isRunning: Bool { get }
  /// Whether the animation runs towards its start.
  var isReversed: Bool { get set }
  /// The progress of the animation, from 0 at its start to 1 at its end.
  var fractionComplete: CGFloat { get set }

  /// Starts the animation, or continues a paused one.
  func startAnimation()

  /// Starts the animation after a delay.
  ///
  /// - Parameter delay: The delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)

  /// Pauses the animation at its current position; one that has not begun is paused at its start.
  func pauseAnimation()

  /// Stops the animation; the properties are set to their presentation values.
  ///
  /// - Parameter withoutFinishing: Whether the animator becomes inactive without calling
  ///   completions; otherwise ``finishAnimation(at:)`` must follow.
  func stopAnimation(_ withoutFinishing: Bool)

  /// Finishes a stopped animation.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Controls an animation to which blocks can be added, as UIKit's `UIViewImplicitlyAnimating`
/// (developer.apple.com/documentation/uikit/uiviewimplicitlyanimating).
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds a block whose changes are animated for the remaining time.
  func addAnimations(_ animation: @escaping () -> Void)

  /// Adds a completion, which receives the position at which the animation has ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

extension UIView {
  /// The timing curve of an animation, with the names and values of UIKit's
  /// `UIView.AnimationCurve`.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at the beginning.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// Constant speed.
    case linear = 3

    package var timing: TimingCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }
}
