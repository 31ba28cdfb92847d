import HeadlessUIKit

enum LC605: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    class ChartView: UIView {
      func dataChanged() {
        didMoveToWindow()
      }
    }

    let home = HomeViewController()
    window.rootViewController = home
    try app.settle()
    let chart = ChartView()
    home.view.addSubview(chart)
    try app.settle()
    chart.dataChanged()
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    class ChartView: UIView {
      func dataChanged() {
        setNeedsLayout()
      }
    }

    let home = HomeViewController()
    window.rootViewController = home
    try app.settle()
    let chart = ChartView()
    home.view.addSubview(chart)
    try app.settle()
    chart.dataChanged()
  }
}
