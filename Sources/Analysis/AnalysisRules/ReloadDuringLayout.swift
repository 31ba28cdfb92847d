import AnalysisEngine
import Findings
import TraceModel

/// Reports a list that is reloaded while UIKit lays it out or asks for its cells.
struct ReloadDuringLayout: Rule {
  let descriptor = RuleDescriptor(
    854,
    "reload-during-layout",
    .warning,
    [.runtime],
    summary: "A list was reloaded in a layout callback or in a callback of its own cells.",
    rationale: """
      Reloading invalidates the layout again: the cells are thrown away in each layout, and \
      scrolling stutters.
      """,
    help: "reload when the data changes; in a callback of a cell, change that cell only",
    examples: .trace(
      wrong: PackageResources.LC854_wrong_jsonl,
      right: PackageResources.LC854_right_jsonl
    ),
    exceptions: [
      "A list may be reloaded in viewDidLoad and in the callbacks of appearance."
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uitableview/reloaddata()",
      "developer.apple.com/documentation/uikit/uiviewcontroller/viewdidlayoutsubviews()",
    ],
    published: """
      github.com/Friend-LGA/LGSideMenuController/issues/175: \
      a menu was reloaded in viewWillLayoutSubviews
      """,
    since: "0.3.0"
  )

  let signals: Signal.Kinds = .call
  let names: [Name] = [.reloadData]

  private struct Place: Hashable {
    let list: SubjectID
    let callback: Name
  }

  private var reported: Set<Place> = []

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .call(let event) = signal, let callback = state.calls.innermostCallback,
      Self.isOfLayout(callback.name),
      reported.insert(Place(list: event.subject, callback: callback.name)).inserted
    else { return }
    ledger.report(
      finding(
        of: state.object(event.subject),
        message: "reloaded in \(state.name(callback.subject)).\(callback.name.knownText)",
        evidence: [
          state.evidence(callback, note: "this callback reloads the list"),
          state.evidence(event, note: "reloaded here"),
        ]
      )
    )
  }

  private static func isOfLayout(_ name: Name) -> Bool {
    name.isLayoutCallback || name.group == .cells
  }
}
