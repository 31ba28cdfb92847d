import AnalysisEngine
import Findings
import TraceModel

/// Reports an appearance that begins within `viewDidLoad`.
struct AppearDuringDidLoad: Rule {
  static let descriptor = RuleDescriptor(
    108,
    "appear-during-did-load",
    .warning,
    [.runtime],
    summary: "viewWillAppear was called before viewDidLoad returned.",
    rationale: "Views that viewDidLoad sets up after this point are missing in viewWillAppear.",
    help: """
      do not add a controller's view to a window, or present from the controller, in its \
      viewDidLoad()
      """,
    wrong: .swift(
      """
      class BannerViewController: UIViewController {
        var window: UIWindow?

        override func viewDidLoad() {
          super.viewDidLoad()
          window?.addSubview(view)
        }
      }

      let banner = BannerViewController()
      banner.window = window
      banner.loadViewIfNeeded()
      try app.settle()
      """
    ),
    right: .swift(
      """
      class BannerViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.isHidden = true
        }
      }

      window.rootViewController = BannerViewController()
      """
    ),
    exceptions: [
      "The appearance of a child within viewDidLoad of its parent is not reported.",
      "UIKit of iOS 6 itself called viewWillAppear within viewDidLoad.",
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload()",
      "openradar 12214613",
    ]
  )

  static let restsOnOrder = true

  static let signals: Signal.Kinds = .callback
  static let names: [Name] = [.viewWillAppear]

  func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .callback(let callback) = signal,
      let slice = state.calls.openCallback(.viewDidLoad, of: callback.subject)
    else { return }
    ledger.report(
      finding(
        of: state.object(callback.subject),
        message: "viewWillAppear was called before viewDidLoad returned",
        evidence: [
          state.evidence(slice, note: "viewDidLoad begins"),
          state.evidence(callback, note: "called within viewDidLoad"),
        ]
      )
    )
  }
}
