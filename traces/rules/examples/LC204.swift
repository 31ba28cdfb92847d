import HeadlessUIKit

enum LC204: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    class ContainerViewController: UIViewController {
      let chart = ChartViewController()

      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(chart)
        view.addSubview(chart.view)
        chart.didMove(toParent: self)
      }

      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        chart.viewDidDisappear(animated)
      }
    }

    window.rootViewController = ContainerViewController()
    try app.settle()
    window.rootViewController = HomeViewController()
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    class ContainerViewController: UIViewController {
      let chart = ChartViewController()

      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(chart)
        view.addSubview(chart.view)
        chart.didMove(toParent: self)
      }
    }

    window.rootViewController = ContainerViewController()
    try app.settle()
    window.rootViewController = HomeViewController()
  }
}
