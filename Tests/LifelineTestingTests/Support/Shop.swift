import HeadlessUIKit

final class HomeViewController: UIViewController {}

final class DetailViewController: UIViewController {}

/// Puts the view of a controller into its own without making it a child.
final class OrphanHost: UIViewController {
  let orphan = DetailViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(orphan.view)
  }
}

/// Shows a controller in a window of its own.
@MainActor
func show(_ controller: UIViewController) -> UIWindow {
  let window = UIWindow()
  window.rootViewController = controller
  window.makeKeyAndVisible()
  return window
}
