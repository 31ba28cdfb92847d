import AnalysisEngine
import Findings

/// Reports `viewDidAppear` of a disappearing controller.
struct DidAppearWhileDisappearing: CellRule {
  static let descriptor = RuleDescriptor(
    212,
    "did-appear-while-disappearing",
    .error,
    [.callbacks],
    summary: "viewDidAppear was called while the controller was disappearing.",
    rationale: "A container ended a cancelled transition without starting the appearance again.",
    help: """
      after a cancelled transition, call beginAppearanceTransition(true, animated:), then \
      endAppearanceTransition()
      """,
    wrong: .loggedSwift(
      """
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
      """
    ),
    right: .loggedSwift(
      """
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
      """
    ),
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/beginappearancetransition(_:animated:)"
    ],
    mayFollowFrom: [CauseLink(216), CauseLink(217), CauseLink(902)]
  )

  static let restsOnOrder = true

  func message(_ violation: Violation, in state: AnalysisState) -> String? {
    "viewDidAppear was called while it was disappearing; the cancelled transition skipped viewWillAppear"
  }
}
