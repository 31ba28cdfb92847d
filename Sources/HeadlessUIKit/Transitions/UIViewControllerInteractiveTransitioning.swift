public import Foundation

/// Lets a gesture drive a transition, as UIKit's protocol of this name
/// (developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning).
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// How fast the rest of the way runs after the gesture; 1 is the speed of the animation.
  var completionSpeed: CGFloat { get }

  /// Whether the transition begins with the gesture; otherwise the animator animates at once.
  var wantsInteractiveStart: Bool { get }

  /// Begins the transition, in the place of the animator's `animateTransition(using:)`.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  )
}

extension UIViewControllerInteractiveTransitioning {
  /// The speed of the animation: the property is optional.
  public var completionSpeed: CGFloat { 1 }

  /// Begins with the gesture: the property is optional.
  public var wantsInteractiveStart: Bool { true }
}
