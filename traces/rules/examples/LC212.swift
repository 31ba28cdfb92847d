import HeadlessUIKit

enum LC212: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    class ContainerViewController: UIViewController {
      let chart = ChartViewController()

      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(chart)
        view.addSubview(chart.view)
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

      func dragBegan() {
        chart.beginAppearanceTransition(false, animated: true)
      }

      func dragWasCancelled() {
        chart.viewDidAppear(true)
      }
    }

    let container = ContainerViewController()
    window.rootViewController = container
    try app.settle()
    container.dragBegan()
    container.dragWasCancelled()
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    class ContainerViewController: UIViewController {
      let chart = ChartViewController()

      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(chart)
        view.addSubview(chart.view)
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

      func dragBegan() {
        chart.beginAppearanceTransition(false, animated: true)
      }

      func dragWasCancelled() {
        chart.beginAppearanceTransition(true, animated: true)
        chart.endAppearanceTransition()
      }
    }

    let container = ContainerViewController()
    window.rootViewController = container
    try app.settle()
    container.dragBegan()
    container.dragWasCancelled()
  }
}
