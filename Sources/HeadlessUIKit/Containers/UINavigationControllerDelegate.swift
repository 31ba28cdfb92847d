import TraceModel

// choice: did-show-order
/// Hears what a navigation controller shows, as UIKit's `UINavigationControllerDelegate`
/// (developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate).
///
/// `willShow` comes right after the incoming controller's `viewWillAppear`, `didShow` after its
/// `viewDidAppear` (a device log of 2012, vastdevblog.vast.com). Both come again when a tab bar
/// controller shows the stack again (openradar 29912893), and so when a dismissal does. That `didShow` comes after
/// `didMove(toParent:)`, and not at all when a swipe was given up, is chosen.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  /// Tells that a controller is about to be shown.
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  )

  /// Tells that a controller is shown.
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  )

  /// Returns the animator of an animated push or pop; `nil` for UIKit's own.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns what drives an animator; `nil` to let it run by itself.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  /// Does nothing: the method is optional.
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// Does nothing: the method is optional.
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// Leaves it to UIKit: the method is optional.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Lets the animator run by itself: the method is optional.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

extension UINavigationController {
  /// Tells the delegate what is about to be shown; ``tellDidShow(_:)`` then waits for its end.
  func tellWillShow(_ controller: UIViewController, animated: Bool) {
    announced = controller
    guard let delegate else { return }
    life.runtime.tell(
      delegate,
      .navigationWillShow,
      animated: animated,
      argument: controller.traceSubject
    ) { delegate.navigationController(self, willShow: controller, animated: animated) }
  }

  /// Tells the delegate that the controller which was displayed before appears again with its
  /// container.
  func announceDisplayedAgain(animated: Bool) {
    guard let displayed = host.displayed, displayed === topViewController,
      displayed.appearance.state == .appearing
    else { return }
    tellWillShow(displayed, animated: animated)
  }

  /// Tells the delegate what is shown, once, and only of what was announced last.
  func tellDidShow(_ controller: UIViewController, animated: Bool) {
    guard announced === controller else { return }
    announced = nil
    guard let delegate else { return }
    life.runtime.tell(
      delegate,
      .navigationDidShow,
      animated: animated,
      argument: controller.traceSubject
    ) { delegate.navigationController(self, didShow: controller, animated: animated) }
  }
}
