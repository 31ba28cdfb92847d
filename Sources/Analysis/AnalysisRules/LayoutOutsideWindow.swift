import AnalysisEngine
import Findings
import TraceModel

/// Reports a list that is laid out outside a window.
struct LayoutOutsideWindow: Rule {
  let descriptor = RuleDescriptor(
    606,
    "layout-outside-window",
    .warning,
    [.runtime, .input],
    summary: "A table or collection view was laid out outside a window.",
    rationale: """
      Cells are created and measured with the wrong traits and sizes, and then thrown away.
      """,
    help: "call layoutIfNeeded() or reloadData() when the list is in a window",
    examples: .swift(PackageResources.LC606_swift),
    exceptions: ["Other views may be measured outside a window."],
    sources: ["UIKit: UITableViewAlertForLayoutOutsideViewHierarchy"],
    published: """
      github.com/scenee/FloatingPanel/issues/249: \
      a panel laid out its table before it had a window
      """
  )

  let signals: Signal.Kinds = [.callback, .diagnostic]
  let names: [Name] = [.layoutSubviews]

  private var reported: Set<SubjectID> = []

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    switch signal {
    case .callback(let callback): check(callback, in: state, to: &ledger)
    case .diagnostic(let event, let text):
      guard
        event.name == .tableOutsideHierarchy
          || event.name == .uikitDiagnostic && text.contains("LayoutOutsideViewHierarchy")
      else { return }
      ledger.noteJudgedMessage()
      let evidence = state.evidence(event, note: "UIKit logged this message here")
      report(
        event.subject,
        "UIKit found it laid out outside a window",
        evidence,
        in: state,
        to: &ledger
      )
    default: break
    }
  }

  private mutating func check(
    _ callback: CallbackEvent,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    guard callback.slot >= 0 else { return }
    let instance = state.hierarchy[callback.slot]
    guard instance.relations.window == .none, instance.kind == .view, instance.lifetime.isBornHere,
      instance.identity == .runtime, let name = state.className(slot: callback.slot),
      name.hasSuffix("TableView") || name.hasSuffix("CollectionView")
    else { return }
    let evidence = state.evidence(callback, note: "its window is nil")
    report(instance.id, "laid out outside a window", evidence, in: state, to: &ledger)
  }

  private mutating func report(
    _ id: SubjectID,
    _ message: String,
    _ evidence: Finding.Evidence,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    guard id == .none || reported.insert(id).inserted else {
      ledger.noteExplainedMessage()
      return
    }
    ledger.report(
      finding(
        of: state.object(id),
        message: message,
        evidence: [evidence]
      )
    )
  }
}
