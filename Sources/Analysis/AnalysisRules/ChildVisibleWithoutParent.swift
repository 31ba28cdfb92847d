import AnalysisEngine
import Findings
import TraceModel

/// Reports a child that appeared in a hidden parent.
struct ChildVisibleWithoutParent: Rule {
  let descriptor = RuleDescriptor(
    219,
    "child-visible-without-parent",
    .warning,
    [.arguments, .runtime],
    summary: "A child became visible while its parent was hidden.",
    rationale: """
      The child starts the work of a visible screen although it cannot be seen, or its parent \
      misses callbacks.
      """,
    help: "begin and end the appearance of children only while the parent appears or is visible",
    examples: .swift(PackageResources.LC219_swift),
    exceptions: [
      """
      The child may receive its callbacks before or after its parent if the parent is also \
      appearing.
      """,
      "A controller that never becomes a child may appear by hand, as in a test of its views.",
    ],
    sources: [
      "github.com/omnigroup/OmniGroup OUIViewController.m, _parentVisibilityMatches",
      "developer.apple.com/documentation/uikit/uiviewcontroller/beginappearancetransition(_:animated:)",
    ],
    published: "github.com/uias/Pageboy/issues/233: the first page appeared before its container",
    mayFollowFrom: [CauseLink(216), CauseLink(217)]
  )

  let restsOnOrder = true

  let signals: Signal.Kinds = [.appearance, .call, .hierarchy, .death]
  let names: [Name] = [
    .viewDidAppear, .beginAppearanceTransition, .endAppearanceTransition, .parentRelation,
  ]

  /// The appearances that the app began for controllers without a parent and did not end yet.
  private var orphans: [SubjectID: Finding.Evidence] = [:]

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    switch signal {
    case .appearance(let move) where move.trigger == .didAppear && !move.isViolation:
      check(move, in: state, to: &ledger)
    case .call(let event) where event.name == .endAppearanceTransition:
      if !orphans.isEmpty { orphans[event.subject] = nil }
    case .call(let event):
      guard event.flags.contains(.on), let slot = state.hierarchy.find(event.subject) else {
        return
      }
      let relations = state.hierarchy[slot].relations
      guard relations.parent == .none, relations.presenter == .none, relations.rootOf == .none
      else {
        return
      }
      orphans[event.subject] = state.evidence(event, note: "it had no parent here")
    case .hierarchy(let event) where event.argument != .none:
      guard let begin = orphans.removeValue(forKey: event.subject),
        !state.isUIKitContainer(event.argument)
      else { return }
      ledger.report(
        finding(
          of: state.object(event.subject),
          message: "began to appear before addChild(_:): it had no parent in viewWillAppear",
          help: "call addChild(_:) before beginAppearanceTransition(_:animated:)",
          evidence: [begin, state.evidence(event, note: "became a child here")]
        )
      )
    case .death(let slot): if !orphans.isEmpty { orphans[state.hierarchy[slot].id] = nil }
    default: break
    }
  }

  private func check(
    _ move: AppearanceMove,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    let id = move.event.subject
    let parent = state.hierarchy.parent(of: id)
    guard parent != .none, let slot = state.hierarchy.find(parent),
      state.hierarchy[slot].lifetime.hasCallbacks, state.appearance(of: parent) == .hidden,
      state.prints(.viewWillAppear, slot: slot), !ledger.isInsideReportedCall(in: state)
    else { return }
    let evidence = state.recentEvidence(slot: slot, kind: .appearance, count: 1)
    ledger.report(
      finding(
        confidence: state.confidence(slot: slot),
        of: state.object(id),
        message: "became visible although its parent \(state.name(parent)) is hidden",
        evidence: evidence + [state.evidence(move.event, note: "visible here")]
      ),
      weakerThan: [216, 217, 305]
    )
  }
}
