import HeadlessUIKit

enum LC701: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    class DetailViewController: UIViewController {
      var onClose: (() -> Void)?

      override func viewDidLoad() {
        super.viewDidLoad()
        onClose = { self.title = nil }
      }
    }

    let navigation = UINavigationController(rootViewController: HomeViewController())
    window.rootViewController = navigation
    try app.settle()
    navigation.pushViewController(DetailViewController(), animated: true)
    try app.settle()
    navigation.popViewController(animated: true)
    try app.advance(by: .seconds(3))
    navigation.pushViewController(HomeViewController(), animated: true)
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    class DetailViewController: UIViewController {
      var onClose: (() -> Void)?

      override func viewDidLoad() {
        super.viewDidLoad()
        onClose = { [weak self] in self?.title = nil }
      }
    }

    let navigation = UINavigationController(rootViewController: HomeViewController())
    window.rootViewController = navigation
    try app.settle()
    navigation.pushViewController(DetailViewController(), animated: true)
    try app.settle()
    navigation.popViewController(animated: true)
    try app.advance(by: .seconds(3))
    navigation.pushViewController(HomeViewController(), animated: true)
  }
}
