import AnalysisEngine
import Findings
import TraceModel

/// Reports two transitions that run at the same time in one container.
struct OverlappingTransitions: Rule {
  let descriptor = RuleDescriptor(
    221,
    "overlapping-transitions",
    .warning,
    [.runtime],
    summary: """
      A controller began to appear in a container while a different controller was still \
      appearing there.
      """,
    rationale: "UIKit skips callbacks or corrupts the navigation bar if transitions overlap.",
    help: """
      wait for the first transition: its completion, navigationController(_:didShow:animated:) \
      or the transition coordinator
      """,
    examples: .swift(PackageResources.LC221_swift),
    exceptions: [
      """
      After a cancelled swipe, the front controller appears again while the back controller \
      disappears.
      """,
      "Children appear together with their parent.",
      "The message that UIKit logs in a device log is LC904.",
      """
      Swipes of a user may overlap in a page controller: a device log does not show who started \
      them.
      """,
    ],
    sources: [
      "openradar 44091459",
      "UIKit: “nested push animation can result in corrupted navigation bar”",
      "openradar 20302671 and 24607701: a page that is set while the pages still scroll",
    ],
    published: """
      github.com/HeroTransitions/Hero/issues/638: \
      a second push began during the first one
      """,
    mayFollowFrom: [CauseLink(404)]
  )

  let restsOnOrder = true

  let signals: Signal.Kinds = [.appearance, .diagnostic, .call]
  let names: [Name] = [
    .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    .setViewControllers,
  ]

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    switch signal {
    case .appearance(let move): check(move, in: state, to: &ledger)
    case .call(let event): checkPages(event, in: state, to: &ledger)
    case .diagnostic(let event, let text):
      let container = container(event, in: state)
      guard event.name == .nestedTransition, !state.settings.isLog,
        container == .none || ledger.noteOverlap(in: container)
      else { return }
      let movers = state.transitions.movers.filter {
        $0.isAppearing && container != .none && $0.container == container
      }
      let other = movers.last.map { "\(state.name($0.id)) was still in transition" }
      let quote = text.isEmpty ? "" : ": “\(text)”"
      let first = movers.map { state.evidence($0.start, note: "this transition has not ended") }
      ledger.report(
        finding(
          of: state.object(event.subject),
          message: "a transition began while \(other ?? "another transition was running")\(quote)",
          evidence: first + [state.evidence(event, note: "a second transition begins")]
        )
      )
    default: break
    }
  }

  /// Checks pages that are set during a page turn: UIKit ends the turn early, and its scroll view
  /// may keep the wrong page.
  private func checkPages(
    _ event: TraceEvent,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    let container = event.subject
    guard state.isKind(.pageViewController, container), state.appearance(of: container) == .visible
    else {
      return
    }
    // A page that has appeared may set the next page while the previous page still disappears.
    let coming = state.transitions.movers.last {
      $0.isAppearing && state.hierarchy.parent(of: $0.id) == container
    }
    guard let mover = coming, ledger.noteOverlap(in: container) else { return }
    let id = event.argument == .none ? container : event.argument
    ledger.report(
      finding(
        of: state.object(id),
        message: "was set as a page of \(state.name(container)) while \(state.name(mover.id)) "
          + "was still in transition",
        help: "wait for the completion of setViewControllers(_:direction:animated:completion:)",
        evidence: [
          state.evidence(mover.start, note: "this turn has not ended"),
          state.evidence(event, note: "the next page is set here"),
        ]
      )
    )
  }

  private func check(
    _ move: AppearanceMove,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    let id = move.event.subject
    let container = state.hierarchy.parent(at: move.event.slot)
    guard container != .none, state.isUIKitContainer(container),
      !(state.settings.isLog && state.isKind(.pageViewController, container))
    else { return }
    let others = state.transitions.movers.filter { $0.id != id && $0.container == container }
    guard !others.isEmpty else {
      ledger.noteEndOfOverlap(in: container)
      return
    }
    guard move.trigger == .willAppear, move.before == StateSet(AppearanceStep.hidden.rawValue)
    else {
      return
    }
    let incoming = others.filter { $0.isAppearing && $0.startedSettled }
    guard let other = incoming.last ?? (others.count > 1 ? others.last : nil),
      ledger.noteOverlap(in: container)
    else { return }
    ledger.report(
      finding(
        of: state.object(id),
        message: "began to appear in \(state.name(container)) while \(state.name(other.id)) "
          + "was still in transition",
        evidence: [
          state.evidence(other.start, note: "this transition has not ended"),
          state.evidence(
            move.event,
            before: move.before,
            after: StateSet(move.after.rawValue),
            note: "a second transition begins"
          ),
        ]
      )
    )
  }

  private func container(_ event: TraceEvent, in state: AnalysisState) -> SubjectID {
    if state.isUIKitContainer(event.subject) { return event.subject }
    return state.container(ofMover: event.subject)
  }
}
