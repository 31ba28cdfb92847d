import HeadlessUIKit

enum LC702: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    class HomeViewController: UIViewController {
      func showChart() {
        let chart = ChartViewController()
        view.addSubview(chart.view)
      }
    }

    let home = HomeViewController()
    window.rootViewController = home
    try app.settle()
    home.showChart()
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    class HomeViewController: UIViewController {
      func showChart() {
        let chart = ChartViewController()
        addChild(chart)
        view.addSubview(chart.view)
        chart.didMove(toParent: self)
      }
    }

    let home = HomeViewController()
    window.rootViewController = home
    try app.settle()
    home.showChart()
  }
}
