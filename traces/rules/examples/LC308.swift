import HeadlessUIKit

enum LC308: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    class DashboardViewController: UIViewController {
      let chart = ChartViewController()

      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        addChild(chart)
        view.addSubview(chart.view)
        chart.didMove(toParent: self)
      }
    }

    let navigation = UINavigationController(rootViewController: DashboardViewController())
    window.rootViewController = navigation
    try app.settle()
    navigation.pushViewController(DetailViewController(), animated: true)
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

    let navigation = UINavigationController(rootViewController: DashboardViewController())
    window.rootViewController = navigation
    try app.settle()
    navigation.pushViewController(DetailViewController(), animated: true)
  }
}
