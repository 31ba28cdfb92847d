import AnalysisEngine
import Findings

/// Reports `viewWillDisappear` of a hidden controller.
struct WillDisappearWhileHidden: CellRule {
  static let descriptor = RuleDescriptor(
    203,
    "will-disappear-while-hidden",
    .error,
    [.callbacks],
    summary: "viewWillDisappear was called although the view never appeared.",
    rationale: "The callback tears down state that was never set up.",
    help: "do not forward a disappearance to children that did not appear",
    wrong: .loggedSwift(
      """
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
      """
    ),
    right: .loggedSwift(
      """
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
      """
    ),
    exceptions: [
      "viewWillDisappear before viewDidAppear is legal: the transition was cancelled or replaced."
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/viewwilldisappear(_:)",
      "github.com/rechsteiner/Parchment/issues/356",
    ],
    mayFollowFrom: [CauseLink(216), CauseLink(217), CauseLink(902)]
  )

  static let restsOnOrder = true

  func message(_ violation: Violation, in state: AnalysisState) -> String? {
    "viewWillDisappear was called while it was hidden"
  }
}
