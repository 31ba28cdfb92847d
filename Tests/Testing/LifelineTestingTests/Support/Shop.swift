import HeadlessUIKit

final class HomeViewController: UIViewController {}

final class DetailViewController: UIViewController {}

/// Adds the view of a controller to its own view without adding a child.
final class OrphanHost: UIViewController {
  let orphan = DetailViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(orphan.view)
  }
}

/// Is a leak once it retains itself.
final class CyclicViewController: UIViewController {
  private var action: () -> Void = {}

  func retainItself() { action = { _ = self.title } }
}

/// Shows a controller in a new window.
@MainActor
func show(_ controller: UIViewController) -> UIWindow {
  let window = UIWindow()
  window.rootViewController = controller
  window.makeKeyAndVisible()
  return window
}
