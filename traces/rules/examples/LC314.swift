import HeadlessUIKit

enum LC314: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    class DashboardViewController: UIViewController {
      let chart = ChartViewController()

      override func viewDidLoad() {
        super.viewDidLoad()
        show(chart)
        chart.didMove(toParent: self)
      }

      func show(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }

    window.rootViewController = DashboardViewController()
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    class DashboardViewController: UIViewController {
      let chart = ChartViewController()

      override func viewDidLoad() {
        super.viewDidLoad()
        show(chart)
      }

      func show(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }

    window.rootViewController = DashboardViewController()
  }
}
