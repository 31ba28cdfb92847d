import HeadlessUIKit

enum LC209: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    class HomeViewController: UIViewController {
      func sheetWasDismissed() {
        viewDidAppear(false)
      }
    }

    let home = HomeViewController()
    window.rootViewController = home
    try app.settle()
    home.sheetWasDismissed()
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    class HomeViewController: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        refresh()
      }

      func sheetWasDismissed() {
        refresh()
      }

      func refresh() {}
    }

    let home = HomeViewController()
    window.rootViewController = home
    try app.settle()
    home.sheetWasDismissed()
  }
}
