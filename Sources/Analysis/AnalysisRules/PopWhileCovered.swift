import AnalysisEngine
import Findings
import TraceModel

/// Reports a change of a covered navigation stack.
struct PopWhileCovered: Rule {
  let descriptor = RuleDescriptor(
    408,
    "pop-while-covered",
    .info,
    [.runtime],
    summary: "A navigation stack was changed while it was covered.",
    rationale: """
      Its controllers receive no callback, not even viewDidLoad, until the stack is visible \
      again.
      """,
    help: "run code that depends on the callbacks when the stack is visible again",
    examples: .swift(PackageResources.LC408_swift),
    exceptions: ["A stack that was never visible is still being set up."],
    sources: [
      "developer.apple.com/documentation/uikit/uinavigationcontroller/popviewcontroller(animated:)",
      "github.com/Tencent/QMUI_iOS UINavigationController+QMUI.h",
    ],
    published: """
      github.com/Tencent/QMUI_iOS, UINavigationController+QMUI.h: \
      a category exists because a covered stack sends no callbacks
      """
  )

  let signals: Signal.Kinds = .call
  let names: [Name] = NavigationCalls.names

  func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .call(let event) = signal, state.isKind(.navigationController, event.subject),
      let slot = state.hierarchy.find(event.subject), state.hierarchy[slot].lifetime.hasAppeared,
      state.appearance(of: event.subject) == .hidden
    else { return }
    let before = state.recentEvidence(slot: slot, kind: .appearance, count: 1)
    ledger.report(
      finding(
        of: state.object(slot: slot),
        message: "\(event.name.knownText) was called while it is covered: its controllers "
          + "receive no callbacks until it is visible again",
        evidence: before + [state.evidence(event, note: "changed here")]
      )
    )
  }
}
