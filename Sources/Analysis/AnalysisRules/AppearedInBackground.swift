import AnalysisEngine
import Findings
import TraceModel

/// Reports an appearance while the app is in the background.
struct AppearedInBackground: Rule {
  let descriptor = RuleDescriptor(
    507,
    "appeared-in-background",
    .note,
    [.callbacks],
    summary: "A controller appeared while all scenes were in the background.",
    rationale: "Analytics count a screen that the user did not see.",
    help: "change the interface when the scene enters the foreground",
    examples: .log(
      wrong: PackageResources.LC507_wrong_log,
      right: PackageResources.LC507_right_log
    ),
    exceptions: [
      "During the launch, viewWillAppear may be called before sceneWillEnterForeground."
    ],
    sources: ["developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle"]
  )

  let signals: Signal.Kinds = .callback
  let names: [Name] = [.viewDidAppear]

  func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .callback(let callback) = signal,
      state.scenes.areAllBehind(callback.process)
    else { return }
    ledger.report(
      finding(
        confidence: .medium,
        of: state.object(callback.subject),
        message: "appeared while all scenes were in the background",
        evidence: [state.evidence(callback, note: "not visible to the user")]
      )
    )
  }
}
