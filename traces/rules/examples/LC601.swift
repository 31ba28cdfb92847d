import HeadlessUIKit

enum LC601: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    class HomeViewController: UIViewController {
      func textSizeChanged() {
        viewDidLayoutSubviews()
      }
    }

    let home = HomeViewController()
    window.rootViewController = home
    try app.settle()
    home.textSizeChanged()
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    class HomeViewController: UIViewController {
      func textSizeChanged() {
        view.setNeedsLayout()
      }
    }

    let home = HomeViewController()
    window.rootViewController = home
    try app.settle()
    home.textSizeChanged()
  }
}
