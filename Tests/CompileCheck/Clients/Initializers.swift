import HeadlessUIKit

/// The initializers of UIKit's classes without arguments, and those that subclasses override.
@MainActor
func makeOneOfEach() -> [UIResponder] {
  [
    UIViewController(), UINavigationController(), UITabBarController(), UIPageViewController(),
    UIView(), UIWindow(), InjectedController(), PlainController(), SceneWindow(), PlainView(),
  ]
}

/// A controller with a designated initializer that also inherits `init()`.
final class InjectedController: UIViewController {
  let count: Int

  init(count: Int) {
    self.count = count
    super.init(nibName: nil, bundle: nil)
  }

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    count = 0
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) { nil }

  convenience init(text: String) {
    self.init()
    title = text
  }
}

final class PlainController: UIViewController {}

final class PlainView: UIView {}

/// A window that overrides the initializer with a scene.
final class SceneWindow: UIWindow {
  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }
}

/// A typical page view controller of an app.
final class ScrollingPages: UIPageViewController {
  init() {
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
  }

  required init?(coder: NSCoder) { nil }
}

/// Decides whether an interactive pop may begin.
final class SwipingController: UIViewController, UIGestureRecognizerDelegate {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    navigationItem.leftBarButtonItem = UIBarButtonItem()
    navigationItem.leftItemsSupplementBackButton = true
    navigationItem.setHidesBackButton(false, animated: animated)
    navigationController?.interactivePopGestureRecognizer?.isEnabled = true
    navigationController?.interactivePopGestureRecognizer?.delegate = self
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
