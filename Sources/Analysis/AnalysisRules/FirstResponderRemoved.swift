import AnalysisEngine
import Findings
import TraceModel

/// Reports a first responder that is removed from its superview.
struct FirstResponderRemoved: Rule {
  let descriptor = RuleDescriptor(
    857,
    "first-responder-removed",
    .warning,
    [.runtime],
    summary: "The first responder was lost because its view, or a view around it, was removed.",
    rationale: """
      Editing ends without the user: the keyboard disappears, and shortcuts have no target.
      """,
    help: """
      call endEditing(_:) or move the first responder to another view before the view is \
      removed; to move a view, add it to the new superview without removing it
      """,
    examples: .swift(PackageResources.LC857_swift),
    exceptions: [
      """
      The screen of the first responder may be popped or dismissed, and its cell may be reused: \
      views of controllers, and cells, are not reported.
      """
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiresponder/resignfirstresponder()",
      "developer.apple.com/documentation/uikit/uiview/endediting(_:)",
    ],
    published: """
      github.com/RxSwiftCommunity/RxDataSources/issues/126: \
      a reload took the first responder away
      """,
    since: "0.3.0"
  )

  let signals: Signal.Kinds = .interaction

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .interaction(let event, _) = signal, event.kind == .stateEnd,
      event.name == .firstResponderState, let removal = state.calls.openCall(.removeFromSuperview),
      let outer = state.hierarchy.find(removal.subject),
      state.hierarchy.isInside(event.subject, view: outer)
    else { return }
    let removed =
      removal.subject == event.subject
      ? "it was removed" : "\(state.name(removal.subject)) was removed"
    ledger.report(
      finding(
        of: state.object(event.subject),
        message: "lost the role of the first responder because \(removed)",
        evidence: [
          state.evidence(removal, note: "removed here"),
          state.evidence(event, note: "no longer the first responder"),
        ]
      )
    )
  }
}
