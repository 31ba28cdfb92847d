import HeadlessUIKit

enum LC606: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    class MenuTableView: UIView {}

    let home = HomeViewController()
    window.rootViewController = home
    try app.settle()
    let menu = MenuTableView()
    menu.layoutIfNeeded()
    home.view.addSubview(menu)
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    class MenuTableView: UIView {}

    let home = HomeViewController()
    window.rootViewController = home
    try app.settle()
    let menu = MenuTableView()
    home.view.addSubview(menu)
    menu.layoutIfNeeded()
  }
}
