/// Gives a page controller its pages, as UIKit's `UIPageViewControllerDataSource`
/// (developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource).
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// Returns the page before another, or `nil` at the beginning.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// Returns the page after another, or `nil` at the end.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

// choice: page-swipe-delegate-order
/// Hears of the page turns of the user, as UIKit's `UIPageViewControllerDelegate`
/// (developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate).
///
/// Both messages come for gestures only, not for `setViewControllers`. That the first comes before
/// the will-callbacks and the second after the did-callbacks is chosen.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  /// Tells that a gesture begins to turn the page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  )

  /// Tells that a gesture has ended.
  ///
  /// - Parameters:
  ///   - pageViewController: The page controller.
  ///   - finished: Whether the animation ran to its end.
  ///   - previousViewControllers: What was shown before.
  ///   - completed: Whether the page was turned; `false` when the gesture was given up.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  )
}

extension UIPageViewControllerDelegate {
  /// Does nothing: the method is optional.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}

  /// Does nothing: the method is optional.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {}
}
