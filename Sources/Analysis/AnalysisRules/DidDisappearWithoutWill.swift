import AnalysisEngine
import Findings

/// Reports `viewDidDisappear` of a visible controller.
struct DidDisappearWithoutWill: CellRule {
  static let descriptor = RuleDescriptor(
    210,
    "did-disappear-without-will",
    .error,
    [.callbacks],
    summary: "viewDidDisappear was called without viewWillDisappear.",
    rationale: "viewWillDisappear did not save its data or stop its activities.",
    help: """
      in a container, call beginAppearanceTransition(false, animated:) before \
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

        override func viewDidDisappear(_ animated: Bool) {
          super.viewDidDisappear(animated)
          chart.viewDidDisappear(animated)
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
    sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/viewdiddisappear(_:)"],
    mayFollowFrom: [CauseLink(216), CauseLink(217), CauseLink(902)]
  )

  static let restsOnOrder = true

  func message(_ violation: Violation, in state: AnalysisState) -> String? {
    "viewDidDisappear was called without viewWillDisappear"
  }
}
