import HeadlessUIKit

enum LC106: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    let detail = DetailViewController()
    detail.loadViewIfNeeded()
    window.rootViewController = HomeViewController()
    try app.settle()
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    let detail = DetailViewController()
    detail.loadViewIfNeeded()
    window.rootViewController = detail
  }
}
