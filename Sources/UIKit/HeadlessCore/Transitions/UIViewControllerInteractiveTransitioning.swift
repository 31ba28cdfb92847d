public import Foundation

/// Drives a transition by a gesture, as UIKit's protocol of this name
/// (developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning).
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// The speed of the rest of the transition after the gesture; 1 is the speed of the animation.
  var completionSpeed: CGFloat { get }

  /// Whether the transition begins with the gesture; otherwise the animation starts at once.
  var wantsInteractiveStart: Bool { get }

  /// Starts the transition instead of the animator's `animateTransition(using:)`.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  )
}

extension UIViewControllerInteractiveTransitioning {
  /// Returns 1: the property is optional.
  public var completionSpeed: CGFloat { 1 }

  /// Returns `true`: the property is optional.
  public var wantsInteractiveStart: Bool { true }
}
