import HeadlessUIKit

enum LC223: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    let navigation = UINavigationController(rootViewController: HomeViewController())
    window.rootViewController = navigation
    try app.settle()

    navigation.pushViewController(DetailViewController(), animated: true)
    try app.settle()
    navigation.beginInteractivePop()
    navigation.updateInteractivePop(0.4)
    navigation.cancelInteractivePop()
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    let navigation = UINavigationController(rootViewController: HomeViewController())
    window.rootViewController = navigation
    try app.settle()

    navigation.pushViewController(DetailViewController(), animated: true)
    try app.settle()
    navigation.beginInteractivePop()
    navigation.updateInteractivePop(0.4)
    navigation.finishInteractivePop()
  }
}
