import AnalysisEngine
import Findings
import TraceModel

/// Reports appearance callbacks that the app called itself.
struct AppearanceCalledDirectly: Rule {
  let descriptor = RuleDescriptor(
    216,
    "appearance-called-directly",
    .error,
    [.runtime],
    summary: "The app called an appearance callback itself.",
    rationale: """
      UIKit does not notice the call: the other callback of the pair is missing, or both are \
      called again by UIKit.
      """,
    help: """
      use addChild(_:), or beginAppearanceTransition(_:animated:) and endAppearanceTransition()
      """,
    examples: .swift(PackageResources.LC216_swift),
    exceptions: [
      "super.viewWillAppear(_:) inside an override is correct.",
      """
      A call of a different callback of super is LC807; the message that UIKit logs on a device \
      is LC902.
      """,
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/beginappearancetransition(_:animated:)",
      "UIViewControllerAlertForAppearanceCallbackMisuse, iOS 16",
    ],
    published: """
      github.com/LeoNatan/LNPopupController/issues/521: \
      a popup bar called viewWillAppear of its content
      """
  )

  let signals: Signal.Kinds = .direct

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .direct(let callback) = signal, callback.name != .loadView else { return }
    report(callback, in: state, to: &ledger)
  }

  private func report(
    _ callback: CallbackEvent,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    let outer = state.calls.callback(around: callback.subject)
    let context =
      outer.map { " inside \(state.name($0.subject)).\($0.name.knownText)" } ?? ""
    ledger.report(
      finding(
        of: state.object(callback.subject),
        message: "the app called \(callback.name.knownText) itself\(context); UIKit did not",
        evidence: [state.evidence(callback, note: "called by the app")]
      ),
      weakerThan: state.calls.isInCallbackOfSameObject(callback) ? [807] : []
    )
  }
}
