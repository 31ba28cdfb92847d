import AnalysisEngine
import Findings
import TraceModel

/// Reports work that was started for a cell and runs on after the cell left.
struct WorkOutlivesCell: Rule {
  let descriptor = RuleDescriptor(
    853,
    "work-outlives-cell",
    .warning,
    [.runtime],
    summary: "Work that willDisplay started still runs although the cell is no longer displayed.",
    rationale: """
      The work uses energy and may write into the cell after it is displayed for another row.
      """,
    help: "stop it in didEndDisplaying, or cancel it in prepareForReuse",
    examples: .trace(
      wrong: PackageResources.LC853_wrong_jsonl,
      right: PackageResources.LC853_right_jsonl
    ),
    exceptions: [
      """
      The rule sees states that the app records with TracedObject; it does not see which cell \
      started a timer or a Task.
      """,
      "Work that ends before the trace ends.",
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didenddisplaying:forrowat:)",
      "developer.apple.com/documentation/uikit/uitableviewcell/prepareforreuse()",
    ],
    published: """
      github.com/SDWebImage/SDWebImage/issues/337: \
      reused cells received the images of earlier rows
      """,
    since: "0.3.0"
  )

  let restsOnOrder = true

  let signals: Signal.Kinds = [.interaction, .state, .death, .end]

  /// An open state of an object of the app that a willDisplay began.
  private struct Work {
    var object: SubjectID
    var text: String
    var cell: FindingObject
    var start: Finding.Evidence
    /// The end of the display of the cell.
    var departure: Finding.Evidence?
  }

  private var open: [Work] = []

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    switch signal {
    case .state(let event, let begins, let text): note(event, text, begins: begins, in: state)
    case .interaction(let event, let text): noteDisplay(event, text, in: state)
    case .death(let slot):
      let id = state.hierarchy[slot].id
      if !open.isEmpty { open.removeAll { $0.object == id } }
    case .traceEnded: finish(in: state, to: &ledger)
    default: break
    }
  }

  private mutating func note(
    _ event: TraceEvent,
    _ text: String,
    begins: Bool,
    in state: AnalysisState
  ) {
    open.removeAll { $0.object == event.subject && $0.text == text }
    guard begins, let callback = state.calls.innermostCallback,
      callback.name == .willDisplayRow || callback.name == .willDisplayItem,
      callback.argument != .none
    else { return }
    let start = state.evidence(event, note: "“\(text)” started in willDisplay")
    let cell = state.object(callback.argument)
    open.append(Work(object: event.subject, text: text, cell: cell, start: start))
  }

  private mutating func noteDisplay(_ event: TraceEvent, _ text: String, in state: AnalysisState) {
    guard !open.isEmpty else { return }
    switch event.name {
    case .didEndDisplayingRow, .didEndDisplayingItem: depart(event.argument, event, in: state)
    case .rowProperty where text.isEmpty: depart(event.subject, event, in: state)
    default: break
    }
  }

  private mutating func depart(_ cell: SubjectID, _ event: TraceEvent, in state: AnalysisState) {
    for index in open.indices where open[index].cell.id == cell && open[index].departure == nil {
      open[index].departure = state.evidence(event, note: "the cell left")
    }
  }

  private func finish(in state: AnalysisState, to ledger: inout FindingLedger) {
    guard !state.ending.hasLostEvents, state.ending.isWholeTrace else { return }
    for work in open {
      guard let departure = work.departure else { continue }
      ledger.report(
        finding(
          of: work.cell,
          message:
            "“\(work.text)” of \(state.name(work.object)) still runs although the cell is no "
            + "longer displayed",
          evidence: [work.start, departure]
        )
      )
    }
  }
}
