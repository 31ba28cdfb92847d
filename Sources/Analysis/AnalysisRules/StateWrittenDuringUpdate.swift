import AnalysisEngine
import Findings
import TraceModel

/// Reports state that is written while SwiftUI evaluates a view.
struct StateWrittenDuringUpdate: Rule {
  let descriptor = RuleDescriptor(
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
    examples: .swift(PackageResources.LC752_swift),
    exceptions: ["SwiftUI’s actions run after the update, so that they may write state."],
    sources: [
      "SwiftUI: “Modifying state during view update, this will cause undefined behavior.”",
      "SwiftUI: “Publishing changes from within view updates is not allowed”",
      "developer.apple.com/documentation/swiftui/managing-user-interface-state",
    ],
    published: """
      github.com/philipparndt/mqtt-analyzer/issues/27: \
      a setting was written while its view was updated
      """,
    since: "0.2.0"
  )

  let signals: Signal.Kinds = [.node, .diagnostic]

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
