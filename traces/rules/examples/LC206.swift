import HeadlessUIKit

enum LC206: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    class HomeViewController: UIViewController {
      func updateLayout() {
        viewIsAppearing(false)
      }
    }

    let home = HomeViewController()
    window.rootViewController = home
    try app.settle()
    home.updateLayout()
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    class HomeViewController: UIViewController {
      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        updateLayout()
      }

      func updateLayout() {}
    }

    let home = HomeViewController()
    window.rootViewController = home
    try app.settle()
    home.updateLayout()
  }
}
