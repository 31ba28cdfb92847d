import AnalysisEngine
import Findings
import TraceModel

/// Reports an action that was added to the control of a cell for each row.
struct ActionRepeatedInCell: Rule {
  let descriptor = RuleDescriptor(
    852,
    "action-repeated-in-cell",
    .warning,
    [.runtime],
    confidence: .medium,
    summary: """
      One event of a control in a reused cell ran its action several times, once for each row \
      of the cell.
      """,
    rationale: """
      A reused cell keeps the actions of the earlier rows, so that a tap also acts on those \
      rows.
      """,
    help: """
      add the action where the cell is created, or remove it in prepareForReuse; look up the \
      row when it runs
      """,
    examples: .trace(
      wrong: PackageResources.LC852_wrong_jsonl,
      right: PackageResources.LC852_right_jsonl
    ),
    exceptions: [
      """
      A target with a selector that is added again is one action in UIKit; closures without an \
      identifier are not.
      """,
      """
      The rule sees actions within a touch or a tap; events that a test sends with sendActions \
      are not judged.
      """,
      """
      A control with as many different actions for one event as its cell had rows is reported, \
      too.
      """,
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uicontrol/addaction(_:for:)",
      "developer.apple.com/documentation/uikit/uitableviewcell/prepareforreuse()",
    ],
    published: """
      github.com/herzbube/littlego/issues/442: \
      each reuse of a cell added an action to its switch
      """,
    since: "0.3.0"
  )

  let signals: Signal.Kinds = .interaction

  /// The actions of one event of a control.
  private struct Sending: Hashable {
    let control: SubjectID
    let text: String
    /// The touch or tap around the actions.
    let cause: EventIndex
  }

  private var sending: Sending?
  private var evidence: [Finding.Evidence] = []
  private var reported: Set<SubjectID> = []

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .interaction(let event, let text) = signal, event.name == .action,
      let cause = cause(in: state)
    else { return }
    // The target of a method is the subject; the control of a closure is.
    let control = event.argument == .none ? event.subject : event.argument
    let current = Sending(control: control, text: text, cause: cause)
    if sending != current { evidence = [] }
    sending = current
    evidence.append(state.evidence(event, note: "run \(evidence.count + 1)"))
    guard evidence.count > 1, let cell = state.cell(around: control),
      let uses = state.cells[cell]?.uses, uses == evidence.count,
      reported.insert(control).inserted
    else { return }
    ledger.report(
      finding(
        of: state.object(control),
        message:
          "one \(text.isEmpty ? "event" : text) ran \(uses) actions: \(state.name(cell)) was "
          + "configured for \(uses) rows",
        evidence: evidence
      )
    )
  }

  /// The innermost slice around an action that is not an action.
  private func cause(in state: AnalysisState) -> EventIndex? {
    guard !state.calls.threads.isEmpty else { return nil }
    let slices = state.calls.threads[state.calls.currentThread].slices
    return slices.last { $0.name != .action }?.event
  }
}
