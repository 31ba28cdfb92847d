import HeadlessUIKit

enum LC105: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    class ChartViewController: UIViewController {
      override func loadView() {
        view.backgroundColor = .black
      }
    }

    window.rootViewController = ChartViewController()
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    class ChartViewController: UIViewController {
      override func loadView() {
        view = UIView()
        view.backgroundColor = .black
      }
    }

    window.rootViewController = ChartViewController()
  }
}
