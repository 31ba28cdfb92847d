import HeadlessUIKit

enum LC403: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    class HomeViewController: UIViewController {
      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        present(DetailViewController(), animated: true)
      }
    }

    window.rootViewController = HomeViewController()
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    class HomeViewController: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        present(DetailViewController(), animated: true)
      }
    }

    window.rootViewController = HomeViewController()
  }
}
