import HeadlessUIKit

enum LC706: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    class FeedViewController: UIViewController {
      var onTap: (() -> Void)?

      override func viewDidLoad() {
        super.viewDidLoad()
        onTap = { self.title = nil }
      }
    }

    class DashboardViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let feed = FeedViewController()
        addChild(feed)
        view.addSubview(feed.view)
        feed.didMove(toParent: self)
      }
    }

    window.rootViewController = DashboardViewController()
    try app.settle()
    window.rootViewController = HomeViewController()
    try app.advance(by: .seconds(3))
    window.rootViewController = HomeViewController()
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    class FeedViewController: UIViewController {
      var onTap: (() -> Void)?

      override func viewDidLoad() {
        super.viewDidLoad()
        onTap = { [weak self] in self?.title = nil }
      }
    }

    class DashboardViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let feed = FeedViewController()
        addChild(feed)
        view.addSubview(feed.view)
        feed.didMove(toParent: self)
      }
    }

    window.rootViewController = DashboardViewController()
    try app.settle()
    window.rootViewController = HomeViewController()
    try app.advance(by: .seconds(3))
    window.rootViewController = HomeViewController()
  }
}
