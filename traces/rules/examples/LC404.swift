import HeadlessUIKit

enum LC404: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    let navigation = UINavigationController(rootViewController: HomeViewController())
    window.rootViewController = navigation
    try app.settle()

    navigation.pushViewController(DetailViewController(), animated: true)
    try app.idle()
    navigation.pushViewController(ChartViewController(), animated: true)
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    let navigation = UINavigationController(rootViewController: HomeViewController())
    window.rootViewController = navigation
    try app.settle()

    navigation.pushViewController(DetailViewController(), animated: true)
    try app.settle()
    navigation.pushViewController(ChartViewController(), animated: true)
  }
}
