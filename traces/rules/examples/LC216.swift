import HeadlessUIKit

enum LC216: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    class ContainerViewController: UIViewController {
      let chart = ChartViewController()

      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(chart)
        view.addSubview(chart.view)
        chart.didMove(toParent: self)
      }

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        chart.viewWillAppear(animated)
      }
    }

    window.rootViewController = ContainerViewController()
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
  }
}
