import HeadlessUIKit

enum LC101: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    class HomeViewController: UIViewController {
      func reload() {
        viewDidLoad()
      }
    }

    let home = HomeViewController()
    window.rootViewController = home
    try app.settle()
    home.reload()
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    class HomeViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        reload()
      }

      func reload() {}
    }

    let home = HomeViewController()
    window.rootViewController = home
    try app.settle()
    home.reload()
  }
}
