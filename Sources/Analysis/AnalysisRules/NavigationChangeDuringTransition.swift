import AnalysisEngine
import Findings
import TraceModel

/// Reports a push or pop during a transition of the same stack.
struct NavigationChangeDuringTransition: Rule {
  let descriptor = RuleDescriptor(
    404,
    "nav-change-during-transition",
    .warning,
    [.runtime],
    summary: "A navigation stack was changed while one of its transitions was running.",
    rationale: """
      UIKit applies the second change late or not at all, and the navigation bar and the stack \
      may disagree.
      """,
    help: "wait for navigationController(_:didShow:animated:) or the transition coordinator",
    examples: .swift(PackageResources.LC404_swift),
    exceptions: ["A stack that is not on the screen yet may be changed any number of times."],
    sources: [
      "developer.apple.com/documentation/uikit/uinavigationcontroller/pushviewcontroller(_:animated:)",
      "openradar 44091459",
    ],
    published: """
      github.com/cobaltians/Cobalt/issues/18: \
      pushes and pops followed faster than their animations
      """
  )

  let signals: Signal.Kinds = .call
  let names: [Name] = NavigationCalls.names

  func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .call(let event) = signal, state.isKind(.navigationController, event.subject),
      state.appearance(of: event.subject) == .visible,
      let mover = state.transitions.movers.last(where: { $0.container == event.subject })
    else { return }
    let id = event.argument == .none ? event.subject : event.argument
    ledger.report(
      finding(
        of: state.object(id),
        message:
          "\(event.name.knownText) was called while \(state.name(mover.id)) was still moving "
          + "in \(state.name(event.subject))",
        evidence: [
          state.evidence(mover.start, note: "this transition has not ended"),
          state.evidence(event, note: "the stack is changed here"),
        ]
      )
    )
  }
}
