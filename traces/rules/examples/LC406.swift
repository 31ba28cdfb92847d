import HeadlessUIKit

enum LC406: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    let home = HomeViewController()
    window.rootViewController = home
    try app.settle()

    home.present(DetailViewController(), animated: true)
    try app.settle()
    home.dismiss(animated: true)
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    let home = HomeViewController()
    window.rootViewController = home
    try app.settle()

    let detail = DetailViewController()
    detail.modalPresentationStyle = .fullScreen
    home.present(detail, animated: true)
    try app.settle()
    home.dismiss(animated: true)
  }
}
