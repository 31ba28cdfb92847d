import HeadlessUIKit

enum LC307: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    class DashboardViewController: UIViewController {
      let chart = ChartViewController()

      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(chart)
        view.addSubview(chart.view)
        chart.didMove(toParent: self)
      }

      func removeChart() {
        chart.willMove(toParent: nil)
        chart.view.removeFromSuperview()
        chart.removeFromParent()
        chart.didMove(toParent: nil)
      }
    }

    let dashboard = DashboardViewController()
    window.rootViewController = dashboard
    try app.settle()
    dashboard.removeChart()
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

      func removeChart() {
        chart.willMove(toParent: nil)
        chart.view.removeFromSuperview()
        chart.removeFromParent()
      }
    }

    let dashboard = DashboardViewController()
    window.rootViewController = dashboard
    try app.settle()
    dashboard.removeChart()
  }
}
