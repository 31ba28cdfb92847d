import AnalysisEngine
import Findings
import TraceModel

/// Reports a presentation from a controller that is still appearing.
struct PresentBeforeAppeared: Rule {
  let descriptor = RuleDescriptor(
    403,
    "present-before-appeared",
    .warning,
    [.runtime],
    summary: "present was called between viewDidLoad and viewDidAppear.",
    rationale: "Two transitions overlap: UIKit ignores the presentation, or logs unbalanced calls.",
    help: "present in viewDidAppear(_:), or when the transition coordinator has finished",
    examples: .swift(PackageResources.LC403_swift),
    exceptions: [
      "In viewDidAppear the controller is visible, so it may present.",
      "If UIKit ignores the call, only LC401 is reported.",
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)"
    ],
    published: """
      github.com/zetachang/DCModalSegue/issues/10: \
      a controller presented in its own viewDidLoad
      """
  )

  let signals: Signal.Kinds = .call
  let names: [Name] = [.present]

  func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .call(let event) = signal, let slot = state.hierarchy.find(event.subject),
      let step = state.appearance(of: event.subject)
    else { return }
    let isLoading = state.calls.openCallback(.viewDidLoad, of: event.subject) != nil
    guard step == .appearing || step == .isAppearing || step == .hidden && isLoading else { return }
    let before = state.recentEvidence(slot: slot, kind: isLoading ? .load : .appearance, count: 1)
    ledger.report(
      finding(
        of: state.object(slot: slot),
        message: "present(\(state.name(event.argument))) was called before its viewDidAppear",
        evidence: before + [state.evidence(event, note: "presented here")]
      ),
      weakerThan: [401]
    )
  }
}
