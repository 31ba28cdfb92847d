import HeadlessUIKit

enum LC222: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    let navigation = UINavigationController(rootViewController: HomeViewController())
    window.rootViewController = navigation
    try app.settle()

    let detail = DetailViewController()
    navigation.pushViewController(detail, animated: false)
    try app.settle()
    navigation.popViewController(animated: false)
    try app.settle()
    navigation.pushViewController(detail, animated: false)
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    let navigation = UINavigationController(rootViewController: HomeViewController())
    window.rootViewController = navigation
    try app.settle()

    let detail = DetailViewController()
    navigation.pushViewController(detail, animated: false)
    try app.advance(by: .seconds(3))
    navigation.popViewController(animated: false)
    try app.advance(by: .seconds(3))
    navigation.pushViewController(detail, animated: false)
  }
}
