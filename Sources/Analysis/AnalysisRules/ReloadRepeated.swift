import AnalysisEngine
import Findings
import TraceModel

/// Reports a list that is reloaded again and again in one turn of the main loop.
struct ReloadRepeated: Rule {
  static let descriptor = RuleDescriptor(
    855,
    "reload-repeated",
    .info,
    [.runtime],
    summary: "A list was reloaded three times or more in one turn of the main loop.",
    rationale: "Only the last reload is displayed; each one asks the data source for all counts.",
    help: "collect the changes of the data, and reload once after them",
    wrong: .trace(
      """
      {"ph":"b","pid":1,"tid":1,"ts":1000,"cat":"object","id2":{"local":"0x1"},"name":"UITableView#1","args":{"class":"UITableView","kind":"view"}}
      {"ph":"b","pid":1,"tid":1,"ts":2000,"cat":"object","id2":{"local":"0x2"},"name":"FeedViewController#2","args":{"class":"FeedViewController","kind":"viewController"}}
      {"ph":"B","pid":1,"tid":1,"ts":3000,"cat":"callback","name":"FeedViewController.viewDidLoad","args":{"obj":2}}
      {"ph":"E","pid":1,"tid":1,"ts":4000}
      {"ph":"M","pid":1,"tid":1,"ts":4000,"name":"end of turn"}
      {"ph":"B","pid":1,"tid":1,"ts":505000,"cat":"callback","name":"FeedViewController.viewWillAppear","args":{"obj":2}}
      {"ph":"B","pid":1,"tid":1,"ts":506000,"cat":"call","name":"UITableView.reloadData","args":{"obj":1}}
      {"ph":"E","pid":1,"tid":1,"ts":507000}
      {"ph":"B","pid":1,"tid":1,"ts":508000,"cat":"call","name":"UITableView.reloadData","args":{"obj":1}}
      {"ph":"E","pid":1,"tid":1,"ts":509000}
      {"ph":"B","pid":1,"tid":1,"ts":510000,"cat":"call","name":"UITableView.reloadData","args":{"obj":1}}
      {"ph":"E","pid":1,"tid":1,"ts":511000}
      {"ph":"E","pid":1,"tid":1,"ts":512000}
      {"ph":"B","pid":1,"tid":1,"ts":513000,"cat":"callback","name":"FeedViewController.viewDidAppear","args":{"obj":2}}
      {"ph":"E","pid":1,"tid":1,"ts":514000}
      {"ph":"M","pid":1,"tid":1,"ts":514000,"name":"end of turn"}
      {"ph":"M","pid":1,"tid":1,"ts":1414000,"name":"lifeline_end","args":{"status":"complete"}}
      """
    ),
    right: .trace(
      """
      {"ph":"b","pid":1,"tid":1,"ts":1000,"cat":"object","id2":{"local":"0x1"},"name":"UITableView#1","args":{"class":"UITableView","kind":"view"}}
      {"ph":"b","pid":1,"tid":1,"ts":2000,"cat":"object","id2":{"local":"0x2"},"name":"FeedViewController#2","args":{"class":"FeedViewController","kind":"viewController"}}
      {"ph":"B","pid":1,"tid":1,"ts":3000,"cat":"callback","name":"FeedViewController.viewDidLoad","args":{"obj":2}}
      {"ph":"E","pid":1,"tid":1,"ts":4000}
      {"ph":"M","pid":1,"tid":1,"ts":4000,"name":"end of turn"}
      {"ph":"B","pid":1,"tid":1,"ts":505000,"cat":"callback","name":"FeedViewController.viewWillAppear","args":{"obj":2}}
      {"ph":"B","pid":1,"tid":1,"ts":506000,"cat":"call","name":"UITableView.reloadData","args":{"obj":1}}
      {"ph":"E","pid":1,"tid":1,"ts":507000}
      {"ph":"E","pid":1,"tid":1,"ts":508000}
      {"ph":"B","pid":1,"tid":1,"ts":509000,"cat":"callback","name":"FeedViewController.viewDidAppear","args":{"obj":2}}
      {"ph":"E","pid":1,"tid":1,"ts":510000}
      {"ph":"M","pid":1,"tid":1,"ts":510000,"name":"end of turn"}
      {"ph":"M","pid":1,"tid":1,"ts":1410000,"name":"lifeline_end","args":{"status":"complete"}}
      """
    ),
    exceptions: [
      "Two reloads in a turn are not reported."
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uitableview/reloaddata()"
    ],
    since: "0.3.0"
  )

  static let signals: Signal.Kinds = [.call, .turn]
  static let names: [Name] = [.reloadData]

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
