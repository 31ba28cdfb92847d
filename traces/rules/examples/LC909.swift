import HeadlessUIKit

enum LC909: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    let home = HomeViewController()
    window.rootViewController = home
    try app.settle()
    home.view.addSubview(home.view)
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    let home = HomeViewController()
    window.rootViewController = home
    try app.settle()
    home.view.addSubview(UIView())
  }
}
