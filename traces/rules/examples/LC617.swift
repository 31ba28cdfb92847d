import HeadlessUIKit

enum LC617: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    class ChartView: UIView {
      func prepare() {
        willMove(toWindow: window)
      }
    }

    let home = HomeViewController()
    window.rootViewController = home
    try app.settle()
    let chart = ChartView()
    home.view.addSubview(chart)
    try app.settle()
    chart.prepare()
    chart.removeFromSuperview()
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    class ChartView: UIView {
      func prepare() {
        setNeedsLayout()
      }
    }

    let home = HomeViewController()
    window.rootViewController = home
    try app.settle()
    let chart = ChartView()
    home.view.addSubview(chart)
    try app.settle()
    chart.prepare()
    chart.removeFromSuperview()
  }
}
