import AnalysisEngine
import Findings
import TraceModel

/// Reports `loadView` that the app called itself.
struct LoadViewCalledDirectly: Rule {
  let descriptor = RuleDescriptor(
    104,
    "load-view-called-directly",
    .error,
    [.runtime],
    summary: "The app called loadView itself.",
    rationale: """
      The view is created a second time: outlets, subviews and state of the first view are lost.
      """,
    help: "call loadViewIfNeeded(), or read view",
    examples: .swift(PackageResources.LC104_swift),
    exceptions: ["super.loadView() inside an override is LC103 if the override also sets a view."],
    sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/loadview()"],
    published: """
      github.com/emrepun/StickyTabBarViewController/pull/27: \
      a tab bar called loadView of its child
      """
  )

  let restsOnOrder = true

  let signals: Signal.Kinds = .direct

  func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .direct(let callback) = signal, callback.name == .loadView else { return }
    ledger.report(
      finding(
        of: state.object(callback.subject),
        message: "the app called loadView itself; UIKit did not",
        evidence: [state.evidence(callback, note: "called by the app")]
      )
    )
  }
}
