import AnalysisEngine
import Findings
import TraceModel

/// Reports an activity that starts and ends in callbacks that do not alternate.
struct UnbalancedPairChoice: Rule {
  let descriptor = RuleDescriptor(
    802,
    "unbalanced-pair-choice",
    .info,
    [.runtime],
    summary: "A callback started an activity again before the opposite callback had ended it.",
    rationale: """
      A cancelled swipe sends viewWillAppear without viewDidDisappear: an activity that starts \
      in one and ends in the other is started several times.
      """,
    help: """
      begin in viewWillAppear(_:) and end in viewWillDisappear(_:): these two always alternate
      """,
    examples: .swift(PackageResources.LC802_swift),
    exceptions: [
      "The rule sees only activities that the app records as states of its objects.",
      """
      viewDidAppear and viewWillDisappear do not alternate either: a cancelled swipe sends \
      viewWillDisappear without viewDidAppear.
      """,
    ],
    sources: [
      "github.com/xmartlabs/Eureka/pull/1037",
      "github.com/cocoabits/MASPreferences/issues/39",
      "developer.apple.com/documentation/uikit/uiviewcontroller/viewwilldisappear(_:)",
    ],
    published: "github.com/xmartlabs/Eureka/pull/1037: each cancelled dismissal added an observer"
  )

  let signals: Signal.Kinds = [.state, .death]

  private struct State: Hashable {
    var object: SubjectID
    var text: String
  }

  /// The callback and controller that started a state.
  private struct Beginning {
    var controller: SubjectID
    var callback: Name
    var evidence: Finding.Evidence
  }

  private var open: [State: Beginning] = [:]
  /// The callback in which each state last ended.
  private var ends: [State: Name] = [:]
  private var reported: Set<State> = []

  private static let pairs: Set<Name> = [
    .viewWillAppear, .viewDidAppear, .viewIsAppearing, .viewWillDisappear, .viewDidDisappear,
  ]

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    switch signal {
    case .state(let event, let begins, let text):
      record(
        event,
        State(object: event.subject, text: text),
        begins: begins,
        in: state,
        to: &ledger
      )
    case .death(let slot):
      guard !open.isEmpty || !ends.isEmpty else { return }
      let id = state.hierarchy[slot].id
      open = open.filter { $0.key.object != id && $0.value.controller != id }
      ends = ends.filter { $0.key.object != id }
      reported = reported.filter { $0.object != id }
    default: break
    }
  }

  private mutating func record(
    _ event: TraceEvent,
    _ pair: State,
    begins: Bool,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    let slice = state.calls.innermostCallback
    guard begins else {
      open[pair] = nil
      if let slice { ends[pair] = slice.name }
      return
    }
    guard let slice, Self.pairs.contains(slice.name) else { return }
    let beginning = Beginning(
      controller: slice.subject,
      callback: slice.name,
      evidence: state.evidence(event, note: "started in \(slice.name.knownText)")
    )
    defer { open[pair] = beginning }
    guard let old = open[pair], old.controller == slice.subject, old.callback == slice.name,
      reported.insert(pair).inserted
    else { return }
    let end = ends[pair].map { "; it ends in \($0.knownText)" } ?? ""
    ledger.report(
      finding(
        of: state.object(slice.subject),
        message: "“\(pair.text)” of \(state.name(pair.object)) was started again in "
          + "\(slice.name.knownText) before it ended\(end)",
        evidence: [old.evidence, beginning.evidence]
      )
    )
  }
}
