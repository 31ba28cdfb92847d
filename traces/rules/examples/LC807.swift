import HeadlessUIKit

enum LC807: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    class HomeViewController: UIViewController {
      override func viewDidDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
      }
    }

    window.rootViewController = HomeViewController()
    try app.settle()
    window.rootViewController = DetailViewController()
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    class HomeViewController: UIViewController {
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
      }
    }

    window.rootViewController = HomeViewController()
    try app.settle()
    window.rootViewController = DetailViewController()
  }
}
