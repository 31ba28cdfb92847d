/// The source of the pages of a page controller, as UIKit's `UIPageViewControllerDataSource`
/// (developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource).
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// Returns the previous page, or `nil` at the beginning.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// Returns the next page, or `nil` at the end.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  // inert: no page indicator is shown
  /// Returns the number of pages for the page indicator.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  // inert: no page indicator is shown
  /// Returns the selected page of the page indicator.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }

  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

// choice: page-swipe-delegate-order
/// The delegate of a page controller, as UIKit's `UIPageViewControllerDelegate`
/// (developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate).
///
/// Both methods are called for gestures only, not for `setViewControllers`. By choice, the first is
/// called before the will-callbacks and the second after the did-callbacks.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  /// Notifies the delegate that a gesture begins to turn the page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  )

  /// Notifies the delegate that a page turn by gesture has ended.
  ///
  /// - Parameters:
  ///   - pageViewController: The page controller.
  ///   - finished: Whether the animation finished.
  ///   - previousViewControllers: The page that was displayed before.
  ///   - completed: Whether the page was turned; `false` if the gesture was cancelled.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  )
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}

  public func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {}
}
