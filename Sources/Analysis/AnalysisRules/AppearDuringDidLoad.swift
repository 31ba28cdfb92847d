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
    examples: .swift(PackageResources.LC108_swift),
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
