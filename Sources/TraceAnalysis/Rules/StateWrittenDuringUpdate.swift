import Findings
import TraceModel

/// Reports state that is written while SwiftUI evaluates a view.
struct StateWrittenDuringUpdate: Rule {
  static let descriptor = RuleDescriptor(
    752,
    "state-written-during-update",
    .error,
    [.runtime, .input],
    summary: "State was written while the body of a view was evaluated.",
    rationale: "SwiftUI ignores the value, or evaluates the view again and again.",
    help: """
      write state in an action, such as that of onAppear, onChange(of:), task or a button; compute in \
      body what follows from other values
      """,
    wrong: .trace(
      """
      {"ph":"b","pid":1,"tid":1,"ts":2.000,"cat":"object","id2":{"local":"0x2"},"name":"CounterView#2","args":{"class":"CounterView","kind":"swiftUIView"}}
      {"ph":"i","pid":1,"tid":1,"ts":3.000,"s":"t","cat":"hierarchy","name":"node","args":{"obj":2,"to":1,"index":0}}
      {"ph":"B","pid":1,"tid":1,"ts":4.000,"cat":"callback","name":"CounterView.body","args":{"obj":2,"text":"@self, @identity, _count"}}
      {"ph":"b","pid":1,"tid":1,"ts":5.000,"cat":"object","id2":{"local":"0x3"},"name":"Text#3","args":{"class":"Text","kind":"swiftUIView"}}
      {"ph":"i","pid":1,"tid":1,"ts":6.000,"s":"t","cat":"hierarchy","name":"node","args":{"obj":3,"to":2,"index":0}}
      {"ph":"i","pid":1,"tid":1,"ts":7.000,"s":"t","cat":"diagnostic","name":"state-modified-during-update","args":{"obj":2,"message":"Modifying state during view update, this will cause undefined behavior."}}
      {"ph":"E","pid":1,"tid":1,"ts":8.000}
      {"ph":"b","pid":1,"tid":1,"ts":9.000,"cat":"object","id2":{"local":"0x2"},"name":"appeared"}
      {"ph":"B","pid":1,"tid":1,"ts":10.000,"cat":"callback","name":"CounterView.onAppear","args":{"obj":2}}
      {"ph":"i","pid":1,"tid":1,"ts":11.000,"s":"t","cat":"hierarchy","name":"state","args":{"obj":2,"text":"_count: 0 → 1"}}
      {"ph":"E","pid":1,"tid":1,"ts":12.000}
      {"ph":"B","pid":1,"tid":1,"ts":13.000,"cat":"callback","name":"CounterView.body","args":{"obj":2,"text":"_count"}}
      {"ph":"E","pid":1,"tid":1,"ts":14.000}
      {"ph":"i","pid":1,"tid":1,"ts":15.000,"s":"t","cat":"hierarchy","name":"attribute","args":{"obj":3,"text":"text: 1"}}
      {"ph":"M","pid":1,"tid":1,"ts":15.000,"name":"end of turn"}
      {"ph":"M","pid":1,"tid":1,"ts":16.000,"name":"lifeline_end","args":{"events":15,"dropped":0,"status":"complete","reason":"the run ended"}}
      """
    ),
    right: .trace(
      """
      {"ph":"b","pid":1,"tid":1,"ts":2.000,"cat":"object","id2":{"local":"0x2"},"name":"CounterView#2","args":{"class":"CounterView","kind":"swiftUIView"}}
      {"ph":"i","pid":1,"tid":1,"ts":3.000,"s":"t","cat":"hierarchy","name":"node","args":{"obj":2,"to":1,"index":0}}
      {"ph":"B","pid":1,"tid":1,"ts":4.000,"cat":"callback","name":"CounterView.body","args":{"obj":2,"text":"@self, @identity, _count"}}
      {"ph":"b","pid":1,"tid":1,"ts":5.000,"cat":"object","id2":{"local":"0x3"},"name":"Text#3","args":{"class":"Text","kind":"swiftUIView"}}
      {"ph":"i","pid":1,"tid":1,"ts":6.000,"s":"t","cat":"hierarchy","name":"node","args":{"obj":3,"to":2,"index":0}}
      {"ph":"E","pid":1,"tid":1,"ts":7.000}
      {"ph":"b","pid":1,"tid":1,"ts":8.000,"cat":"object","id2":{"local":"0x2"},"name":"appeared"}
      {"ph":"B","pid":1,"tid":1,"ts":9.000,"cat":"callback","name":"CounterView.onAppear","args":{"obj":2}}
      {"ph":"i","pid":1,"tid":1,"ts":10.000,"s":"t","cat":"hierarchy","name":"state","args":{"obj":2,"text":"_count: 0 → 1"}}
      {"ph":"E","pid":1,"tid":1,"ts":11.000}
      {"ph":"B","pid":1,"tid":1,"ts":12.000,"cat":"callback","name":"CounterView.body","args":{"obj":2,"text":"_count"}}
      {"ph":"E","pid":1,"tid":1,"ts":13.000}
      {"ph":"i","pid":1,"tid":1,"ts":14.000,"s":"t","cat":"hierarchy","name":"attribute","args":{"obj":3,"text":"text: 1"}}
      {"ph":"M","pid":1,"tid":1,"ts":14.000,"name":"end of turn"}
      {"ph":"M","pid":1,"tid":1,"ts":15.000,"name":"lifeline_end","args":{"events":14,"dropped":0,"status":"complete","reason":"the run ended"}}
      """
    ),
    exceptions: ["SwiftUI’s actions run after the update, so that they may write state."],
    sources: [
      "SwiftUI: “Modifying state during view update, this will cause undefined behavior.”",
      "SwiftUI: “Publishing changes from within view updates is not allowed”",
      "developer.apple.com/documentation/swiftui/managing-user-interface-state",
    ],
    since: "0.2.0"
  )

  static let signals: Signal.Kinds = [.node, .diagnostic]

  /// The state of one node that one view writes.
  private struct Place: Hashable {
    var owner: SubjectID
    var writer: SubjectID
    var callback: Name
  }

  private var reported: Set<Place> = []

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    switch signal {
    case .node(let event, let text) where event.name == .stateProperty:
      guard let update = update(in: state) else { return }
      report(event, WrittenState(text), during: update, in: state, to: &ledger)
    case .diagnostic(let event, _) where event.name == .stateModifiedDuringUpdate:
      ledger.noteJudgedMessage()
      report(event, nil, during: update(in: state), in: state, to: &ledger)
    default: break
    }
  }

  /// The innermost running evaluation of a view, unless an action runs in it.
  private func update(in state: AnalysisState) -> OpenSlice? {
    state.calls.innermostCallback.flatMap { $0.name.group == .evaluation ? $0 : nil }
  }

  private mutating func report(
    _ event: TraceEvent,
    _ written: WrittenState?,
    during update: OpenSlice?,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    let object = event.subject == .none ? update?.subject ?? .none : event.subject
    let place = Place(
      owner: object,
      writer: update?.subject ?? .none,
      callback: update?.name ?? .empty
    )
    let isNew = reported.insert(place).inserted
    guard isNew || object == .none else { return }
    let when = update.map { "\(state.name($0.subject)).\($0.name.knownText) was running" }
    ledger.report(
      finding(
        of: state.object(object),
        message: "\(written?.property ?? "state") was written while "
          + (when ?? "views were updated"),
        evidence: (update.map { [state.evidence($0, note: "evaluated here")] } ?? [])
          + [state.evidence(event, note: written?.note("written here") ?? "written here")]
      )
    )
  }
}
