public import Foundation

/// The keys of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  /// The text.
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

/// The keys of the two views of a transition.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  /// The text.
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

/// What is known about a transition between two controllers, as UIKit's
/// `UIViewControllerTransitionCoordinatorContext`
/// (developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext).
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition takes time.
  var isAnimated: Bool { get }
  /// Whether the transition began with a gesture.
  var initiallyInteractive: Bool { get }
  /// Whether a gesture moves the transition now.
  var isInteractive: Bool { get }
  /// Whether the gesture was given up, so that everything goes back.
  var isCancelled: Bool { get }
  /// How long the transition takes: seconds.
  var transitionDuration: TimeInterval { get }
  /// How far the gesture has come, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The view in which the two views move.
  var containerView: UIView { get }

  /// Returns one of the two controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// Returns the view of one of the two controllers.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs blocks with a transition between two controllers, as UIKit's
/// `UIViewControllerTransitionCoordinator`
/// (developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator).
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs blocks with the transition and after it.
  ///
  /// The animation block runs when the transition begins, and its changes are animated as long as
  /// the transition takes, or follow the finger; the completion runs after the
  /// did-callbacks, also when the transition was cancelled.
  ///
  /// - Returns: Whether the animation block will run: not after the animations have begun.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs a block when the finger is let go: ``UIViewControllerTransitionCoordinatorContext/isCancelled``
  /// then tells how it will end.
  func notifyWhenInteractionChanges(
    _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
  )
}

extension UIViewControllerTransitionCoordinator {
  /// Runs a block with the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
