import HeadlessUIKit

enum LC407: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    let home = HomeViewController()
    window.rootViewController = home
    try app.settle()

    let banner = DetailViewController()
    home.view.addSubview(banner.view)
    try app.settle()
    banner.present(ChartViewController(), animated: true)
    try app.settle()
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    let home = HomeViewController()
    window.rootViewController = home
    try app.settle()

    let banner = DetailViewController()
    home.addChild(banner)
    home.view.addSubview(banner.view)
    banner.didMove(toParent: home)
    try app.settle()
    banner.present(ChartViewController(), animated: true)
  }
}
