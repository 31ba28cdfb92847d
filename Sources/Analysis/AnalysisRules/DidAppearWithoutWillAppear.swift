import AnalysisEngine
import Findings

/// Reports `viewDidAppear` of a hidden controller.
struct DidAppearWithoutWillAppear: CellRule {
  static let descriptor = RuleDescriptor(
    202,
    "did-appear-without-will-appear",
    .error,
    [.callbacks],
    summary: "viewDidAppear was called without viewWillAppear.",
    rationale: "The user sees a screen that viewWillAppear has not prepared.",
    help: """
      in a container, call beginAppearanceTransition(true, animated:) before \
      endAppearanceTransition()
      """,
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

        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          chart.viewDidAppear(animated)
        }
      }

      window.rootViewController = ContainerViewController()
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
      }

      window.rootViewController = ContainerViewController()
      """
    ),
    exceptions: [
      """
      In a log it is withheld, and the summary counts it, if no object of the class prints \
      viewWillAppear. One such line, before or after, is enough; the number of visits and deinit \
      lines do not matter.
      """
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/viewdidappear(_:)",
      "openradar 12322346",
    ],
    mayFollowFrom: [CauseLink(216), CauseLink(217), CauseLink(902)]
  )

  static let restsOnOrder = true

  func message(_ violation: Violation, in state: AnalysisState) -> String? {
    "viewDidAppear was called without viewWillAppear"
  }
}
