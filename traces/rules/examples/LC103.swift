import HeadlessUIKit

enum LC103: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    class ChartViewController: UIViewController {
      override func loadView() {
        super.loadView()
        view = UIView()
      }
    }

    window.rootViewController = ChartViewController()
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    class ChartViewController: UIViewController {
      override func loadView() {
        view = UIView()
      }
    }

    window.rootViewController = ChartViewController()
  }
}
