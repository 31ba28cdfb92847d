import HeadlessUIKit

enum LC509: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    class AppDelegate: UIApplicationDelegate {}

    app.launch(AppDelegate())
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    class AppDelegate: UIApplicationDelegate {}

    window.rootViewController = HomeViewController()
    app.launch(AppDelegate())
  }
}
