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
      """
    ],
    sources: [
      "github.com/omnigroup/OmniGroup OUIViewController.m, _parentVisibilityMatches",
      "developer.apple.com/documentation/uikit/uiviewcontroller/beginappearancetransition(_:animated:)",
    ],
    mayFollowFrom: [CauseLink(216), CauseLink(217)]
  )

  let restsOnOrder = true

  let signals: Signal.Kinds = .appearance
  let names: [Name] = [.viewDidAppear]

  func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .appearance(let move) = signal, move.trigger == .didAppear, !move.isViolation else {
      return
    }
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
