import AnalysisEngine
import Findings
import TraceModel

/// Reports a child that receives an appearance callback before its parent.
struct ChildLeaksAppearanceOrder: Rule {
  let descriptor = RuleDescriptor(
    313,
    "child-leaks-appearance-order",
    .note,
    [.callbacks],
    summary: "A child received viewWillAppear before its parent.",
    rationale: "Code of the child that uses its parent finds the parent hidden.",
    help: "begin the appearance of children after super.viewWillAppear(_:) of the parent",
    examples: .swift(PackageResources.LC313_swift),
    exceptions: [
      """
      Navigation and tab controllers of some versions notify the child first, so the rule is off \
      by default.
      """
    ],
    sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:)"],
    isOptIn: true
  )

  let restsOnOrder = true

  let signals: Signal.Kinds = [.appearance, .death]
  let names: [Name] = [.viewWillAppear, .viewDidDisappear]

  private var early: [SubjectID: CallbackEvent] = [:]

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    switch signal {
    case .appearance(let move): record(move, in: state, to: &ledger)
    case .death(let slot):
      if !early.isEmpty { early[state.hierarchy[slot].id] = nil }
    default: break
    }
  }

  private mutating func record(
    _ move: AppearanceMove,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    let id = move.event.subject
    guard move.trigger == .willAppear else {
      if move.after == .hidden, !early.isEmpty { early[id] = nil }
      return
    }
    if !early.isEmpty, let child = early.removeValue(forKey: id) {
      ledger.report(
        finding(
          of: state.object(child.subject),
          message: "began to appear before its parent \(state.name(id))",
          evidence: [
            state.evidence(child, note: "the child"),
            state.evidence(move.event, note: "its parent"),
          ]
        )
      )
    }
    let parent = state.hierarchy.parent(at: move.event.slot)
    guard parent != .none, state.appearance(of: parent) == .hidden else { return }
    early[parent] = move.event
  }
}
