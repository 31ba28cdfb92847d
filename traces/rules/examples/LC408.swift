import HeadlessUIKit

enum LC408: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    let navigation = UINavigationController(rootViewController: HomeViewController())
    window.rootViewController = navigation
    try app.settle()
    navigation.pushViewController(DetailViewController(), animated: true)
    try app.settle()

    let cover = ChartViewController()
    cover.modalPresentationStyle = .fullScreen
    navigation.present(cover, animated: true)
    try app.settle()
    navigation.popViewController(animated: true)
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    let navigation = UINavigationController(rootViewController: HomeViewController())
    window.rootViewController = navigation
    try app.settle()
    navigation.pushViewController(DetailViewController(), animated: true)
    try app.settle()

    let cover = ChartViewController()
    cover.modalPresentationStyle = .fullScreen
    navigation.popViewController(animated: true)
    try app.settle()
    navigation.present(cover, animated: true)
  }
}
