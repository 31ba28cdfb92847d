import AnalysisEngine
import Findings
import TraceModel

/// Reports a list that is reloaded again and again in one turn of the main loop.
struct ReloadRepeated: Rule {
  let descriptor = RuleDescriptor(
    855,
    "reload-repeated",
    .info,
    [.runtime],
    summary: "A list was reloaded three times or more in one turn of the main loop.",
    rationale: "Only the last reload is displayed; each one asks the data source for all counts.",
    help: "collect the changes of the data, and reload once after them",
    examples: .trace(
      wrong: PackageResources.LC855_wrong_jsonl,
      right: PackageResources.LC855_right_jsonl
    ),
    exceptions: [
      "Two reloads in a turn are not reported."
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uitableview/reloaddata()"
    ],
    published: "github.com/aleene/FoodViewer/issues/487: a screen reloaded its table too often",
    since: "0.3.0"
  )

  let signals: Signal.Kinds = [.call, .turn]
  let names: [Name] = [.reloadData]

  /// This number of reloads in one turn is reported.
  private static let reloadsInTurn = 3

  /// The reloads of each list in the current turn.
  private var reloads: [SubjectID: [Finding.Evidence]] = [:]
  private var reported: Set<SubjectID> = []

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    switch signal {
    case .call(let event):
      ledger.requestTurnEnd(since: state.cursor.now)
      guard !reported.contains(event.subject) else { return }
      let count = (reloads[event.subject]?.count ?? 0) + 1
      reloads[event.subject, default: []].append(state.evidence(event, note: "reload \(count)"))
      guard count == Self.reloadsInTurn, let evidence = reloads[event.subject] else { return }
      reported.insert(event.subject)
      ledger.report(
        finding(
          of: state.object(event.subject),
          message: "reloaded \(count) times in one turn",
          evidence: evidence
        )
      )
    case .turnEnded: if !reloads.isEmpty { reloads = [:] }
    default: break
    }
  }
}
