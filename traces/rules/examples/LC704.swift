import HeadlessUIKit

enum LC704: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    let navigation = UINavigationController(rootViewController: HomeViewController())
    window.rootViewController = navigation
    try app.settle()
    for _ in 1...5 {
      navigation.pushViewController(DetailViewController(), animated: true)
      try app.settle()
    }
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    let navigation = UINavigationController(rootViewController: HomeViewController())
    window.rootViewController = navigation
    try app.settle()
    for _ in 1...5 {
      navigation.pushViewController(DetailViewController(), animated: true)
      try app.settle()
      navigation.popViewController(animated: true)
      try app.settle()
    }
  }
}
