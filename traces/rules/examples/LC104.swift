import HeadlessUIKit

enum LC104: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    let home = HomeViewController()
    home.loadView()
    window.rootViewController = home
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    let home = HomeViewController()
    home.loadViewIfNeeded()
    window.rootViewController = home
  }
}
