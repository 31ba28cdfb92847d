import HeadlessUIKit

enum LC312: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    let first = HomeViewController()
    let second = DetailViewController()
    let chart = ChartViewController()
    first.addChild(chart)
    first.view.addSubview(chart.view)
    chart.didMove(toParent: first)
    window.rootViewController = first
    try app.settle()

    second.addChild(chart)
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    let first = HomeViewController()
    let second = DetailViewController()
    let chart = ChartViewController()
    first.addChild(chart)
    first.view.addSubview(chart.view)
    chart.didMove(toParent: first)
    window.rootViewController = first
    try app.settle()

    chart.willMove(toParent: nil)
    chart.view.removeFromSuperview()
    chart.removeFromParent()
    second.addChild(chart)
    second.view.addSubview(chart.view)
    chart.didMove(toParent: second)
  }
}
