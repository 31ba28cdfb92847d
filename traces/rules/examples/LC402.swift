import HeadlessUIKit

enum LC402: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    let home = HomeViewController()
    window.rootViewController = home
    try app.settle()

    home.present(DetailViewController(), animated: true)
    try app.settle()
    home.present(ChartViewController(), animated: true)
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    let home = HomeViewController()
    window.rootViewController = home
    try app.settle()

    let detail = DetailViewController()
    home.present(detail, animated: true)
    try app.settle()
    detail.present(ChartViewController(), animated: true)
  }
}
