import HeadlessUIKit

enum LC108: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    class BannerViewController: UIViewController {
      var window: UIWindow?

      override func viewDidLoad() {
        super.viewDidLoad()
        window?.addSubview(view)
      }
    }

    let banner = BannerViewController()
    banner.window = window
    banner.loadViewIfNeeded()
    try app.settle()
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    class BannerViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.isHidden = true
      }
    }

    window.rootViewController = BannerViewController()
  }
}
