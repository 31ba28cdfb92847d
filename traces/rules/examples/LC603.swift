import HeadlessUIKit

enum LC603: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    class HomeViewController: UIViewController {
      var passes = 0

      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        passes += 1
        guard passes < 4 else { return }
        view.setNeedsLayout()
        view.layoutIfNeeded()
      }
    }

    window.rootViewController = HomeViewController()
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    class HomeViewController: UIViewController {
      var passes = 0

      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        passes += 1
      }
    }

    window.rootViewController = HomeViewController()
  }
}
