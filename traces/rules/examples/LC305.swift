import HeadlessUIKit

enum LC305: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    class DashboardViewController: UIViewController {
      let chart = ChartViewController()

      func showChart() {
        view.addSubview(chart.view)
      }
    }

    let dashboard = DashboardViewController()
    window.rootViewController = dashboard
    try app.settle()
    dashboard.showChart()
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    class DashboardViewController: UIViewController {
      let chart = ChartViewController()

      func showChart() {
        addChild(chart)
        view.addSubview(chart.view)
        chart.didMove(toParent: self)
      }
    }

    let dashboard = DashboardViewController()
    window.rootViewController = dashboard
    try app.settle()
    dashboard.showChart()
  }
}
