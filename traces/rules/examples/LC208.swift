import HeadlessUIKit

enum LC208: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    class HomeViewController: UIViewController {
      func sheetWasDismissed() {
        viewWillAppear(true)
      }
    }

    let home = HomeViewController()
    window.rootViewController = home
    try app.settle()
    home.sheetWasDismissed()
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    class HomeViewController: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
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
