import HeadlessUIKit

enum LC311: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    class DashboardViewController: UIViewController {
      let chart = ChartViewController()

      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(chart)
        chart.didMove(toParent: self)
        view.addSubview(chart.view)
      }
    }

    window.rootViewController = DashboardViewController()
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    class DashboardViewController: UIViewController {
      let chart = ChartViewController()

      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(chart)
        view.addSubview(chart.view)
        chart.didMove(toParent: self)
      }
    }

    window.rootViewController = DashboardViewController()
  }
}
