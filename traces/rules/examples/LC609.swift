import HeadlessUIKit

enum LC609: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    class HomeViewController: UIViewController {
      override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        view.setNeedsLayout()
      }
    }

    window.rootViewController = HomeViewController()
    try app.settle()
    window.rotate(to: .landscapeLeft)
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    class HomeViewController: UIViewController {
      override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        view.setNeedsLayout()
      }
    }

    window.rootViewController = HomeViewController()
    try app.settle()
    window.rotate(to: .landscapeLeft)
  }
}
