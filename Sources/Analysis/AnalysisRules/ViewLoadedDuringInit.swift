import AnalysisEngine
import Findings
import TraceModel

/// Reports a view that is loaded during the init of its controller.
struct ViewLoadedDuringInit: Rule {
  static let descriptor = RuleDescriptor(
    107,
    "view-loaded-during-init",
    .warning,
    [.callbacks],
    summary: "A controller loaded its view during its own init.",
    rationale: """
      viewDidLoad runs before init has finished, and uses properties that init has not set yet.
      """,
    help: "move code that uses view from init to viewDidLoad()",
    examples: .trace(
      wrong: PackageResources.LC107_wrong_jsonl,
      right: PackageResources.LC107_right_jsonl
    ),
    exceptions: ["Only a trace that records init as a slice shows it: a printed line has no end."],
    sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload()"]
  )

  static let restsOnOrder = true

  static let signals: Signal.Kinds = .callback
  static let names: [Name] = [.viewDidLoad]

  func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .callback(let callback) = signal,
      let slice = state.calls.openCallback(.initializer, of: callback.subject)
    else { return }
    ledger.report(
      finding(
        of: state.object(callback.subject),
        message: "viewDidLoad ran within init, before the controller was complete",
        evidence: [
          state.evidence(slice, note: "init begins"),
          state.evidence(callback, note: "view was read before init ended"),
        ]
      )
    )
  }
}
