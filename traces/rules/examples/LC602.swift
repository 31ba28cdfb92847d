import HeadlessUIKit

enum LC602: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    let home = HomeViewController()
    window.rootViewController = home
    try app.settle()
    for _ in 1...60 {
      home.view.setNeedsLayout()
      try app.advance(by: .milliseconds(16))
    }
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    let home = HomeViewController()
    window.rootViewController = home
    try app.settle()
    for _ in 1...20 {
      home.view.setNeedsLayout()
      try app.advance(by: .milliseconds(16))
    }
  }
}
