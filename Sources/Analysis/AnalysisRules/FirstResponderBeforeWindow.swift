import AnalysisEngine
import Findings
import TraceModel

/// Reports a view that should become the first responder before it is in a window.
struct FirstResponderBeforeWindow: Rule {
  let descriptor = RuleDescriptor(
    856,
    "first-responder-before-window",
    .warning,
    [.runtime],
    summary: "becomeFirstResponder was called for a view that is not in a window.",
    rationale: """
      The call fails: the view does not become the first responder, and the keyboard does not \
      appear.
      """,
    help: "call it in viewIsAppearing or viewDidAppear, or after the view was added to the window",
    examples: .swift(PackageResources.LC856_swift),
    exceptions: [
      "A responder that is no view needs no window of its own."
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder()"
    ],
    published: "github.com/devxoul/RxTodo/pull/2: a field became first responder too early",
    since: "0.3.0"
  )

  let signals: Signal.Kinds = .interaction

  private var reported: Set<SubjectID> = []

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .interaction(let event, _) = signal, event.name == .becomeFirstResponder,
      event.kind == .begin, let slot = state.hierarchy.find(event.subject)
    else { return }
    let instance = state.hierarchy[slot]
    guard instance.kind == .view, instance.identity == .runtime, instance.lifetime.isBornHere,
      instance.relations.window == .none, reported.insert(event.subject).inserted
    else { return }
    let caller = state.calls.callback(around: event.subject)
    let place =
      caller.map { " in \(state.name($0.subject)).\(state.calls.text(of: $0.name))" } ?? ""
    ledger.report(
      finding(
        of: state.object(slot: slot),
        message: "becomeFirstResponder was called\(place) before the view was in a window",
        evidence: (caller.map { [state.evidence($0, note: "called from here")] } ?? [])
          + [state.evidence(event, note: "its window is nil")]
      )
    )
  }
}
