import HeadlessUIKit

enum LC405: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    let navigation = UINavigationController(rootViewController: HomeViewController())
    window.rootViewController = navigation
    try app.settle()

    let detail = DetailViewController()
    navigation.pushViewController(detail, animated: true)
    try app.settle()
    navigation.pushViewController(detail, animated: true)
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    let navigation = UINavigationController(rootViewController: HomeViewController())
    window.rootViewController = navigation
    try app.settle()

    let detail = DetailViewController()
    navigation.pushViewController(detail, animated: true)
    try app.settle()
    navigation.popToViewController(detail, animated: true)
  }
}
