public import Foundation

/// The key of one of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  /// The text of the key.
  public let rawValue: String

  /// Creates a key from a text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller that is visible when the transition begins.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The controller that is visible when the transition ends.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// The key of one of the two views of a transition.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  /// The text of the key.
  public let rawValue: String

  /// Creates a key from a text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that is visible when the transition begins.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// The view that is visible when the transition ends.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}

/// The state of a transition between two controllers, as UIKit's
/// `UIViewControllerTransitionCoordinatorContext`
/// (developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext).
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  var isAnimated: Bool { get }
  /// Whether the transition began with a gesture.
  var initiallyInteractive: Bool { get }
  /// Whether a gesture drives the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition is cancelled, so that the outgoing controller stays.
  var isCancelled: Bool { get }
  /// The duration of the transition in seconds.
  var transitionDuration: TimeInterval { get }
  /// The position of the gesture, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The superview of the two views during the transition.
  var containerView: UIView { get }

  /// Returns the outgoing or the incoming controller.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// Returns the view of one of the two controllers.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs blocks alongside a transition between two controllers, as UIKit's
/// `UIViewControllerTransitionCoordinator`
/// (developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator).
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs a block alongside the transition and a completion after it.
  ///
  /// The animation block runs when the transition begins; its changes are animated for the duration
  /// of the transition, or follow the gesture. The completion runs after the did-callbacks, even if
  /// the transition was cancelled.
  ///
  /// - Returns: Whether the animation block will run; `false` after the animations have begun.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs a block when the gesture ends;
  /// ``UIViewControllerTransitionCoordinatorContext/isCancelled`` is then decided.
  func notifyWhenInteractionChanges(
    _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
  )
}

extension UIViewControllerTransitionCoordinatorContext {
  // inert: no window is rotated by a transform
  /// The rotation of the transition: none.
  public var targetTransform: CGAffineTransform { .identity }
  /// Whether the transition can be interrupted: `false`.
  public var isInterruptible: Bool { false }
  // inert: the gesture's velocity is part of the driving method
  /// The velocity of the gesture at its end: 1.
  public var completionVelocity: CGFloat { 1 }
  /// The curve after the gesture.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// The style of the presentation; `none` for the transition of a container.
  public var presentationStyle: UIModalPresentationStyle {
    let controllers = [viewController(forKey: .to), viewController(forKey: .from)].compactMap(
      \.self
    )
    for one in controllers
    where controllers.contains(where: { one.presentingViewController === $0 }) {
      return one.modalPresentationStyle
    }
    return .none
  }
}

extension UIViewControllerTransitionCoordinator {
  /// Runs a block when the gesture ends; the same as ``notifyWhenInteractionChanges(_:)``.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { notifyWhenInteractionChanges(handler) }

  /// Runs a block alongside the transition, for a view outside of the container.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  /// Runs a block alongside the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
