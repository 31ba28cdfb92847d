import HeadlessUIKit

enum LC202: CompiledExample {
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

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        chart.viewDidAppear(animated)
      }
    }

    window.rootViewController = ContainerViewController()
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
    }

    window.rootViewController = ContainerViewController()
  }
}
