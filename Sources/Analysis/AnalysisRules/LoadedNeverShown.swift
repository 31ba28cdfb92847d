import AnalysisEngine
import Findings
import TraceModel

/// Reports a view that was loaded and never shown.
struct LoadedNeverShown: Rule {
  let descriptor = RuleDescriptor(
    106,
    "loaded-never-shown",
    .info,
    [.callbacks],
    summary: "A controller loaded its view and never appeared.",
    rationale: """
      The work of viewDidLoad was wasted, and it delayed the screen that the user was waiting \
      for.
      """,
    help: "create the controller, or read its view, when it is needed",
    examples: .swift(PackageResources.LC106_swift),
    exceptions: [
      "Tab and page controllers load neighboring pages in advance, so the rule is off by default."
    ],
    sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload()"],
    published: """
      github.com/material-components/material-components-ios/issues/4239: \
      a dialog loaded its view when a property was set
      """,
    isOptIn: true
  )

  let restsOnOrder = true

  let signals: Signal.Kinds = [.death, .end]

  func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    switch signal {
    case .death(let slot): check(slot, in: state, to: &ledger)
    case .traceEnded where !state.ending.hasLostEvents:
      for slot in state.hierarchy.slots { check(slot, in: state, to: &ledger) }
    default: break
    }
  }

  private func check(_ slot: Int, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard !state.hierarchy[slot].kind.isView else { return }
    let instance = state.hierarchy[slot]
    guard instance.lifetime.hasCallbacks, !instance.lifetime.hasAppeared, !instance.isDead,
      !instance.isPooled, instance.load == StateSet(LoadStep.loaded.rawValue),
      instance.appearance == StateSet(AppearanceStep.hidden.rawValue),
      state.prints(.viewWillAppear, slot: slot)
    else { return }
    ledger.report(
      finding(
        confidence: state.confidence(slot: slot),
        of: state.object(slot: slot),
        message: "its view was loaded and never appeared",
        evidence: state.recentEvidence(slot: slot, kind: .load, count: 1)
      )
    )
  }
}
