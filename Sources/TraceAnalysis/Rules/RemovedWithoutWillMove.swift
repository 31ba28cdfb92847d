import Findings
import TraceModel

/// Reports a removal without `willMove(toParent: nil)`.
struct RemovedWithoutWillMove: CellRule {
  static let descriptor = RuleDescriptor(
    304,
    "removed-without-will-move-nil",
    .warning,
    [.arguments, .runtime],
    summary: "removeFromParent was called without willMove(toParent: nil).",
    rationale: """
      The child cannot prepare for its removal; removeFromParent does not call \
      willMove(toParent: nil) itself.
      """,
    help: "call willMove(toParent: nil) before removeFromParent()",
    wrong: .swift(
      """
      class DashboardViewController: UIViewController {
        let chart = ChartViewController()

        override func viewDidLoad() {
          super.viewDidLoad()
          addChild(chart)
          view.addSubview(chart.view)
          chart.didMove(toParent: self)
        }

        func removeChart() {
          chart.view.removeFromSuperview()
          chart.removeFromParent()
        }
      }

      let dashboard = DashboardViewController()
      window.rootViewController = dashboard
      try app.settle()
      dashboard.removeChart()
      """
    ),
    right: .swift(
      """
      class DashboardViewController: UIViewController {
        let chart = ChartViewController()

        override func viewDidLoad() {
          super.viewDidLoad()
          addChild(chart)
          view.addSubview(chart.view)
          chart.didMove(toParent: self)
        }

        func removeChart() {
          chart.willMove(toParent: nil)
          chart.view.removeFromSuperview()
          chart.removeFromParent()
        }
      }

      let dashboard = DashboardViewController()
      window.rootViewController = dashboard
      try app.settle()
      dashboard.removeChart()
      """
    ),
    exceptions: [
      "The view may be removed before or after the controller.",
      "UIKit's containers call both methods themselves.",
      "addChild(_:) of a different parent removes the child from the old parent.",
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/willmove(toparent:)",
      "developer.apple.com/documentation/uikit/uiviewcontroller/removefromparent()",
    ]
  )

  static let restsOnOrder = true

  func message(_ violation: Violation, in state: AnalysisState) -> String? {
    guard !state.hierarchy[violation.event.slot].relations.hasUIKitParent else { return nil }
    let former = violation.previousParent == .none ? "" : " \(state.name(violation.previousParent))"
    return "removeFromParent() took it from its parent\(former) without willMove(toParent: nil)"
  }
}
