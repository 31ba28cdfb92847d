import HeadlessUIKit

enum LC401: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    class HomeViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
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
