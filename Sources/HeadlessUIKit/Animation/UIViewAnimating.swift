public import Foundation

/// Where an animator stands, with the names and values of UIKit's `UIViewAnimatingState`.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or has ended.
  case inactive = 0
  /// It runs or is paused.
  case active = 1
  /// It was stopped, and waits to be finished.
  case stopped = 2
}

/// Where an animation ends, with the names and values of UIKit's `UIViewAnimatingPosition`.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At its end.
  case end = 0
  /// At its start.
  case start = 1
  /// Somewhere between.
  case current = 2
}

/// Controls an animation that can be paused, scrubbed and reversed, as UIKit's `UIViewAnimating`
/// (developer.apple.com/documentation/uikit/uiviewanimating).
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  /// Where the animator stands.
  var state: UIViewAnimatingState { get }
  /// Whether the animation runs now.
  var isRunning: Bool { get }
  /// Whether it runs towards its start.
  var isReversed: Bool { get set }
  /// How far it has come, from 0 at its start to 1 at its end.
  var fractionComplete: CGFloat { get set }

  /// Starts the animation, or lets a paused one run on.
  func startAnimation()

  /// Starts the animation later.
  ///
  /// - Parameter delay: Seconds.
  func startAnimation(afterDelay delay: TimeInterval)

  /// Holds the animation where it is; one that has not begun is held at its start.
  func pauseAnimation()

  /// Stops the animation; the properties get the values that are seen now.
  ///
  /// - Parameter withoutFinishing: Whether that is the end, without completions; otherwise
  ///   ``finishAnimation(at:)`` follows.
  func stopAnimation(_ withoutFinishing: Bool)

  /// Finishes an animation that was stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Controls an animation to which blocks can be added, as UIKit's `UIViewImplicitlyAnimating`
/// (developer.apple.com/documentation/uikit/uiviewimplicitlyanimating).
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds a block, whose changes are animated in the time that is left.
  func addAnimations(_ animation: @escaping () -> Void)

  /// Adds a completion, which is told where the animation has ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

extension UIView {
  /// How fast an animation is at each part of its time, with the names and values of UIKit's
  /// `UIView.AnimationCurve`.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at the beginning.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// The same speed all the time.
    case linear = 3

    var timing: TimingCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }
}
