import HeadlessUIKit

enum LC618: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    class ChartView: UIView {
      func dataChanged() {
        didMoveToSuperview()
      }
    }

    let home = HomeViewController()
    window.rootViewController = home
    try app.settle()
    let chart = ChartView()
    home.view.addSubview(chart)
    try app.settle()
    chart.dataChanged()
    chart.removeFromSuperview()
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
    chart.removeFromSuperview()
  }
}
