import TraceModel

// choice: did-show-order
/// The delegate of a navigation controller, as UIKit's `UINavigationControllerDelegate`
/// (developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate).
///
/// `willShow` is sent right after the incoming controller's `viewWillAppear`, `didShow` after its
/// `viewDidAppear` (a device log of 2012, vastdevblog.vast.com). Both are sent again when a tab bar
/// controller displays the stack again (openradar 29912893) or a dismissal uncovers it. By choice,
/// `didShow` follows `didMove(toParent:)`, and is not sent after a cancelled swipe.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  /// Notifies the delegate that a controller is about to be displayed.
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  )

  /// Notifies the delegate that a controller is displayed.
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  )

  /// Returns the animator of an animated push or pop; `nil` for UIKit's animation.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the object that drives an animator; `nil` if the animator runs without a gesture.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {}

  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {}

  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

extension UINavigationController {
  /// Sends `willShow` to the delegate; `didShow` is then due.
  func notifyWillShow(_ controller: UIViewController, animated: Bool) {
    announced = controller
    guard let delegate else { return }
    life.runtime.invoke(
      delegate,
      .navigationWillShow,
      animated: animated,
      argument: controller.traceSubject
    ) { delegate.navigationController(self, willShow: controller, animated: animated) }
  }

  /// Sends `willShow` for the displayed controller, which appears again with its container.
  func notifyWillShowAgain(animated: Bool) {
    guard let displayed = host.displayed, displayed === topViewController,
      displayed.appearance.state == .appearing
    else { return }
    notifyWillShow(displayed, animated: animated)
  }

  /// Sends `didShow` to the delegate, once, if `willShow` named the same controller last.
  func notifyDidShow(_ controller: UIViewController, animated: Bool) {
    guard announced === controller else { return }
    announced = nil
    guard let delegate else { return }
    life.runtime.invoke(
      delegate,
      .navigationDidShow,
      animated: animated,
      argument: controller.traceSubject
    ) { delegate.navigationController(self, didShow: controller, animated: animated) }
  }
}
