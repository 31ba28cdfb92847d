import AnalysisEngine
import Findings
import TraceModel

/// Reports activities that a cancelled transition ended and that were not started again.
struct IrreversibleWorkOnCancel: Rule {
  let descriptor = RuleDescriptor(
    410,
    "irreversible-work-on-cancel",
    .warning,
    [.runtime],
    summary: """
      viewWillDisappear ended an activity, and it was not started again when the transition was \
      cancelled.
      """,
    rationale: "The controller is visible again without its observer, delegate or timer.",
    help: "end the activity in viewDidDisappear(_:), or start it in viewWillAppear(_:)",
    examples: .swift(PackageResources.LC410_swift),
    exceptions: [
      "The rule sees only activities that the app records as states of its objects.",
      """
      If the transition completes, the controller has disappeared and needs its activities no \
      longer.
      """,
    ],
    sources: [
      "github.com/HeroTransitions/Hero/issues/204",
      "github.com/lodev09/react-native-true-sheet/pull/511",
    ],
    published: """
      github.com/HeroTransitions/Hero/issues/204: \
      a delegate was removed in viewWillDisappear of a cancelled swipe
      """
  )

  let signals: Signal.Kinds = [.state, .appearance, .death]
  let names: [Name] = [.viewDidAppear, .viewDidDisappear]

  private struct State: Hashable {
    var object: SubjectID
    var text: String
  }

  private var ended: [SubjectID: [State: Finding.Evidence]] = [:]

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    switch signal {
    case .state(let event, let begins, let text):
      record(event, State(object: event.subject, text: text), begins: begins, in: state)
    case .appearance(let move):
      guard !ended.isEmpty else { return }
      let id = move.event.subject
      switch move.trigger {
      case .didAppear: check(move, in: state, to: &ledger)
      case .didDisappear: ended[id] = nil
      default: break
      }
    case .death(let slot):
      if !ended.isEmpty { ended[state.hierarchy[slot].id] = nil }
    default: break
    }
  }

  private mutating func record(
    _ event: TraceEvent,
    _ work: State,
    begins: Bool,
    in state: AnalysisState
  ) {
    if begins {
      for controller in ended.keys { ended[controller]?[work] = nil }
      return
    }
    guard let slice = state.calls.innermostCallback, slice.name == .viewWillDisappear else {
      return
    }
    ended[slice.subject, default: [:]][work] = state.evidence(event, note: "ended here")
  }

  private mutating func check(
    _ move: AppearanceMove,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    let id = move.event.subject
    guard let states = ended.removeValue(forKey: id) else { return }
    for (work, evidence) in states.sorted(by: { $0.value.line < $1.value.line }) {
      ledger.report(
        finding(
          of: state.object(id),
          message:
            "its transition was cancelled, and “\(work.text)” of \(state.name(work.object)) "
            + "was not started again",
          evidence: [evidence, state.evidence(move.event, note: "visible again without it")]
        )
      )
    }
  }
}
