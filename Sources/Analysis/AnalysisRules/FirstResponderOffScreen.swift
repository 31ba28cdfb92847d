import AnalysisEngine
import Findings
import TraceModel

/// Reports a first responder whose controller has disappeared.
struct FirstResponderOffScreen: Rule {
  static let descriptor = RuleDescriptor(
    860,
    "first-responder-off-screen",
    .warning,
    [.runtime],
    summary: "A view is still the first responder although its controller has disappeared.",
    rationale: """
      The keyboard covers the next screen, and typed text goes to a view that is not visible.
      """,
    help: "call view.endEditing(true) in viewWillDisappear",
    wrong: .trace(
      """
      {"ph":"b","pid":1,"tid":1,"ts":1000,"cat":"object","id2":{"local":"0x1"},"name":"UIWindow#1","args":{"class":"UIWindow","kind":"window"}}
      {"ph":"b","pid":1,"tid":1,"ts":2000,"cat":"object","id2":{"local":"0x2"},"name":"SearchViewController#2","args":{"class":"SearchViewController","kind":"viewController"}}
      {"ph":"b","pid":1,"tid":1,"ts":3000,"cat":"object","id2":{"local":"0x3"},"name":"UIView#3","args":{"class":"UIView","kind":"view"}}
      {"ph":"b","pid":1,"tid":1,"ts":4000,"cat":"object","id2":{"local":"0x4"},"name":"UITextField#4","args":{"class":"UITextField","kind":"view"}}
      {"ph":"i","pid":1,"tid":1,"ts":5000,"s":"t","cat":"hierarchy","name":"view","args":{"obj":2,"to":3}}
      {"ph":"B","pid":1,"tid":1,"ts":6000,"cat":"callback","name":"SearchViewController.viewDidLoad","args":{"obj":2}}
      {"ph":"E","pid":1,"tid":1,"ts":7000}
      {"ph":"i","pid":1,"tid":1,"ts":8000,"s":"t","cat":"hierarchy","name":"superview","args":{"obj":4,"to":3,"index":0}}
      {"ph":"B","pid":1,"tid":1,"ts":9000,"cat":"callback","name":"SearchViewController.viewWillAppear","args":{"obj":2}}
      {"ph":"E","pid":1,"tid":1,"ts":10000}
      {"ph":"i","pid":1,"tid":1,"ts":11000,"s":"t","cat":"hierarchy","name":"superview","args":{"obj":3,"to":1,"index":0}}
      {"ph":"i","pid":1,"tid":1,"ts":12000,"s":"t","cat":"hierarchy","name":"window","args":{"obj":3,"to":1}}
      {"ph":"i","pid":1,"tid":1,"ts":13000,"s":"t","cat":"hierarchy","name":"window","args":{"obj":4,"to":1}}
      {"ph":"B","pid":1,"tid":1,"ts":14000,"cat":"callback","name":"SearchViewController.viewIsAppearing","args":{"obj":2}}
      {"ph":"E","pid":1,"tid":1,"ts":15000}
      {"ph":"B","pid":1,"tid":1,"ts":16000,"cat":"callback","name":"SearchViewController.viewDidAppear","args":{"obj":2}}
      {"ph":"E","pid":1,"tid":1,"ts":17000}
      {"ph":"B","pid":1,"tid":1,"ts":18000,"cat":"callback","name":"UITextField.becomeFirstResponder","args":{"obj":4}}
      {"ph":"b","pid":1,"tid":1,"ts":19000,"cat":"object","id2":{"local":"0x4"},"name":"first responder"}
      {"ph":"E","pid":1,"tid":1,"ts":20000}
      {"ph":"M","pid":1,"tid":1,"ts":20000,"name":"end of turn"}
      {"ph":"B","pid":1,"tid":1,"ts":521000,"cat":"callback","name":"SearchViewController.viewWillDisappear","args":{"obj":2}}
      {"ph":"E","pid":1,"tid":1,"ts":522000}
      {"ph":"B","pid":1,"tid":1,"ts":523000,"cat":"callback","name":"SearchViewController.viewDidDisappear","args":{"obj":2}}
      {"ph":"E","pid":1,"tid":1,"ts":524000}
      {"ph":"M","pid":1,"tid":1,"ts":524000,"name":"end of turn"}
      {"ph":"M","pid":1,"tid":1,"ts":1424000,"name":"lifeline_end","args":{"status":"complete"}}
      """
    ),
    right: .trace(
      """
      {"ph":"b","pid":1,"tid":1,"ts":1000,"cat":"object","id2":{"local":"0x1"},"name":"UIWindow#1","args":{"class":"UIWindow","kind":"window"}}
      {"ph":"b","pid":1,"tid":1,"ts":2000,"cat":"object","id2":{"local":"0x2"},"name":"SearchViewController#2","args":{"class":"SearchViewController","kind":"viewController"}}
      {"ph":"b","pid":1,"tid":1,"ts":3000,"cat":"object","id2":{"local":"0x3"},"name":"UIView#3","args":{"class":"UIView","kind":"view"}}
      {"ph":"b","pid":1,"tid":1,"ts":4000,"cat":"object","id2":{"local":"0x4"},"name":"UITextField#4","args":{"class":"UITextField","kind":"view"}}
      {"ph":"i","pid":1,"tid":1,"ts":5000,"s":"t","cat":"hierarchy","name":"view","args":{"obj":2,"to":3}}
      {"ph":"B","pid":1,"tid":1,"ts":6000,"cat":"callback","name":"SearchViewController.viewDidLoad","args":{"obj":2}}
      {"ph":"E","pid":1,"tid":1,"ts":7000}
      {"ph":"i","pid":1,"tid":1,"ts":8000,"s":"t","cat":"hierarchy","name":"superview","args":{"obj":4,"to":3,"index":0}}
      {"ph":"B","pid":1,"tid":1,"ts":9000,"cat":"callback","name":"SearchViewController.viewWillAppear","args":{"obj":2}}
      {"ph":"E","pid":1,"tid":1,"ts":10000}
      {"ph":"i","pid":1,"tid":1,"ts":11000,"s":"t","cat":"hierarchy","name":"superview","args":{"obj":3,"to":1,"index":0}}
      {"ph":"i","pid":1,"tid":1,"ts":12000,"s":"t","cat":"hierarchy","name":"window","args":{"obj":3,"to":1}}
      {"ph":"i","pid":1,"tid":1,"ts":13000,"s":"t","cat":"hierarchy","name":"window","args":{"obj":4,"to":1}}
      {"ph":"B","pid":1,"tid":1,"ts":14000,"cat":"callback","name":"SearchViewController.viewIsAppearing","args":{"obj":2}}
      {"ph":"E","pid":1,"tid":1,"ts":15000}
      {"ph":"B","pid":1,"tid":1,"ts":16000,"cat":"callback","name":"SearchViewController.viewDidAppear","args":{"obj":2}}
      {"ph":"E","pid":1,"tid":1,"ts":17000}
      {"ph":"B","pid":1,"tid":1,"ts":18000,"cat":"callback","name":"UITextField.becomeFirstResponder","args":{"obj":4}}
      {"ph":"b","pid":1,"tid":1,"ts":19000,"cat":"object","id2":{"local":"0x4"},"name":"first responder"}
      {"ph":"E","pid":1,"tid":1,"ts":20000}
      {"ph":"M","pid":1,"tid":1,"ts":20000,"name":"end of turn"}
      {"ph":"B","pid":1,"tid":1,"ts":521000,"cat":"callback","name":"SearchViewController.viewWillDisappear","args":{"obj":2}}
      {"ph":"B","pid":1,"tid":1,"ts":522000,"cat":"callback","name":"UITextField.resignFirstResponder","args":{"obj":4}}
      {"ph":"e","pid":1,"tid":1,"ts":523000,"cat":"object","id2":{"local":"0x4"},"name":"first responder"}
      {"ph":"E","pid":1,"tid":1,"ts":524000}
      {"ph":"E","pid":1,"tid":1,"ts":525000}
      {"ph":"B","pid":1,"tid":1,"ts":526000,"cat":"callback","name":"SearchViewController.viewDidDisappear","args":{"obj":2}}
      {"ph":"E","pid":1,"tid":1,"ts":527000}
      {"ph":"M","pid":1,"tid":1,"ts":527000,"name":"end of turn"}
      {"ph":"M","pid":1,"tid":1,"ts":1427000,"name":"lifeline_end","args":{"status":"complete"}}
      """
    ),
    exceptions: [
      "UIKit ends editing itself when the view leaves its window."
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiview/endediting(_:)"
    ],
    since: "0.3.0"
  )

  static let signals: Signal.Kinds = [.interaction, .appearance, .death, .turn]
  static let names: [Name] = [.viewDidDisappear]

  /// The first responders, with the begin of their role.
  private var responders: [SubjectID: Finding.Evidence] = [:]
  /// The first responders whose controllers disappeared in the current turn.
  private var departed: [SubjectID: Finding.Evidence] = [:]

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    switch signal {
    case .interaction(let event, _) where event.name == .firstResponderState:
      departed[event.subject] = nil
      responders[event.subject] =
        event.kind == .stateBegin
        ? state.evidence(event, note: "became the first responder") : nil
    case .appearance(let move) where !responders.isEmpty: depart(move, in: state, to: &ledger)
    case .death(let slot):
      guard !responders.isEmpty else { return }
      responders[state.hierarchy[slot].id] = nil
      departed[state.hierarchy[slot].id] = nil
    case .turnEnded: finish(in: state, to: &ledger)
    default: break
    }
  }

  private mutating func depart(
    _ move: AppearanceMove,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    guard move.trigger == .didDisappear else { return }
    for id in responders.keys where state.hierarchy.controller(above: id) == move.event.subject {
      departed[id] = state.evidence(move.event, note: "its controller disappeared")
      ledger.requestTurnEnd(since: state.cursor.now)
    }
  }

  private mutating func finish(in state: AnalysisState, to ledger: inout FindingLedger) {
    guard !departed.isEmpty else { return }
    for (id, departure) in departed.sorted(by: { $0.key < $1.key }) {
      guard let start = responders[id] else { continue }
      ledger.report(
        finding(
          of: state.object(id),
          message: "still the first responder although \(departure.object.text) has disappeared",
          evidence: [start, departure]
        )
      )
    }
    departed = [:]
  }
}
