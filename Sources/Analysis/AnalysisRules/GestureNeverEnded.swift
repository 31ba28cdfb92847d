import AnalysisEngine
import Findings
import TraceModel

/// Reports a gesture or touch that began and never ended.
struct GestureNeverEnded: Rule {
  let descriptor = RuleDescriptor(
    858,
    "gesture-never-ended",
    .warning,
    [.runtime],
    summary: """
      A gesture or touch began, and it neither ended nor was cancelled before the trace ended.
      """,
    rationale: """
      What the action began is not finished: a dragged view stays lifted, and an interactive \
      transition stays open.
      """,
    help: "finish the gesture in the test; in an app, handle ended, cancelled and failed alike",
    examples: .trace(
      wrong: PackageResources.LC858_wrong_jsonl,
      right: PackageResources.LC858_right_jsonl
    ),
    exceptions: [
      "Touches that a gesture recognizer takes are cancelled, which ends them."
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.enum",
      "developer.apple.com/documentation/uikit/uiresponder/touchescancelled(_:with:)",
    ],
    since: "0.3.0"
  )

  let restsOnOrder = true

  let signals: Signal.Kinds = [.interaction, .death, .end]

  private enum Kind: Hashable { case gesture, touch }

  private struct Open: Hashable {
    let receiver: SubjectID
    let sender: SubjectID
    let kind: Kind
  }

  private var begins: [Open: [Finding.Evidence]] = [:]

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    switch signal {
    case .interaction(let event, let text): note(event, text, in: state)
    case .death(let slot):
      let id = state.hierarchy[slot].id
      if !begins.isEmpty { begins = begins.filter { $0.key.receiver != id && $0.key.sender != id } }
    case .traceEnded: finish(in: state, to: &ledger)
    default: break
    }
  }

  private mutating func note(_ event: TraceEvent, _ text: String, in state: AnalysisState) {
    let isGesture = event.name == .action
    let key = Open(
      receiver: event.subject,
      sender: isGesture ? event.argument : .none,
      kind: isGesture ? .gesture : .touch
    )
    switch (event.name, text) {
    case (.action, "began"):
      begins[key, default: []].append(state.evidence(event, note: "the gesture began"))
    case (.action, "ended"), (.action, "cancelled"), (.action, "failed"):
      if begins[key]?.count ?? 0 > 1 { begins[key]?.removeFirst() } else { begins[key] = nil }
    case (.touchesBegan, _):
      if begins[key] == nil { begins[key] = [state.evidence(event, note: "the touch began")] }
    case (.touchesEnded, _), (.touchesCancelled, _): begins[key] = nil
    default: break
    }
  }

  private func finish(in state: AnalysisState, to ledger: inout FindingLedger) {
    guard !state.ending.hasLostEvents, state.ending.isWholeTrace else { return }
    let open = begins.flatMap { key, list in list.map { (kind: key.kind, evidence: $0) } }
    for (kind, evidence) in open.sorted(by: { $0.evidence.line < $1.evidence.line }) {
      let what = kind == .gesture ? "a gesture" : "a touch"
      ledger.report(
        finding(
          of: evidence.object,
          message: "\(what) began and had not ended when the trace ended",
          evidence: [evidence]
        )
      )
    }
  }
}
