import AnalysisEngine
import Findings
import TraceModel

/// Reports a first responder whose controller has disappeared.
struct FirstResponderOffScreen: Rule {
  let descriptor = RuleDescriptor(
    860,
    "first-responder-off-screen",
    .warning,
    [.runtime],
    summary: "A view is still the first responder although its controller has disappeared.",
    rationale: """
      The keyboard covers the next screen, and typed text goes to a view that is not visible.
      """,
    help: "call view.endEditing(true) in viewWillDisappear",
    examples: .trace(
      wrong: PackageResources.LC860_wrong_jsonl,
      right: PackageResources.LC860_right_jsonl
    ),
    exceptions: [
      "UIKit ends editing itself when the view leaves its window."
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiview/endediting(_:)"
    ],
    published: """
      github.com/romaonthego/RESideMenu/issues/44: \
      the keyboard remained after the way back to the menu
      """,
    since: "0.3.0"
  )

  let signals: Signal.Kinds = [.interaction, .appearance, .death, .turn]
  let names: [Name] = [.viewDidDisappear]

  /// The first responders, with the begin of their role.
  private var responders: [SubjectID: Finding.Evidence] = [:]
  /// The first responders whose controllers disappeared in the current turn.
  private var departed: [SubjectID: Finding.Evidence] = [:]

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    switch signal {
    case .interaction(let event, _) where event.name == .firstResponderState:
      departed[event.subject] = nil
      responders[event.subject] =
        event.kind == .stateBegin
        ? state.evidence(event, note: "became the first responder") : nil
    case .appearance(let move) where !responders.isEmpty: depart(move, in: state, to: &ledger)
    case .death(let slot):
      guard !responders.isEmpty else { return }
      responders[state.hierarchy[slot].id] = nil
      departed[state.hierarchy[slot].id] = nil
    case .turnEnded: finish(in: state, to: &ledger)
    default: break
    }
  }

  private mutating func depart(
    _ move: AppearanceMove,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    guard move.trigger == .didDisappear else { return }
    for id in responders.keys where state.hierarchy.controller(above: id) == move.event.subject {
      departed[id] = state.evidence(move.event, note: "its controller disappeared")
      ledger.requestTurnEnd(since: state.cursor.now)
    }
  }

  private mutating func finish(in state: AnalysisState, to ledger: inout FindingLedger) {
    guard !departed.isEmpty else { return }
    for (id, departure) in departed.sorted(by: { $0.key < $1.key }) {
      guard let start = responders[id] else { continue }
      ledger.report(
        finding(
          of: state.object(id),
          message: "still the first responder although \(departure.object.text) has disappeared",
          evidence: [start, departure]
        )
      )
    }
    departed = [:]
  }
}
