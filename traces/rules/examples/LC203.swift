import HeadlessUIKit

enum LC203: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    class ContainerViewController: UIViewController {
      let chart = ChartViewController()

      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(chart.view)
        addChild(chart)
        chart.didMove(toParent: self)
      }

      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        chart.viewWillDisappear(animated)
      }
    }

    window.rootViewController = ContainerViewController()
    try app.settle()
    window.rootViewController = HomeViewController()
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    class ContainerViewController: UIViewController {
      let chart = ChartViewController()

      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(chart.view)
        addChild(chart)
        chart.didMove(toParent: self)
      }

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        chart.beginAppearanceTransition(true, animated: animated)
      }

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        chart.endAppearanceTransition()
      }

      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        chart.beginAppearanceTransition(false, animated: animated)
      }

      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        chart.endAppearanceTransition()
      }
    }

    window.rootViewController = ContainerViewController()
    try app.settle()
    window.rootViewController = HomeViewController()
  }
}
