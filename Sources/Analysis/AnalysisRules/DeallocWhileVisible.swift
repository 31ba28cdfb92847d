import AnalysisEngine
import Findings
import TraceModel

/// Reports a controller that is deallocated while it is on the screen.
struct DeallocWhileVisible: Rule {
  let descriptor = RuleDescriptor(
    702,
    "dealloc-while-visible",
    .error,
    [.callbacks],
    summary: "A controller was deallocated while its view was on the screen.",
    rationale: """
      The view stays without its controller: taps, rotation and appearance callbacks have no \
      receiver.
      """,
    help: "retain the controller: addChild(_:), or a property",
    examples: .swift(PackageResources.LC702_swift),
    exceptions: [
      "A window that is deallocated releases its controllers.",
      "The end of the process is not a deallocation.",
      "A view that remains when its controller is removed is LC309.",
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)",
      "github.com/omnigroup/OmniGroup OUIViewController.m",
    ],
    published: """
      github.com/u10int/URBMediaFocusViewController/issues/40: \
      no object held the controller of a shown image
      """,
    mayFollowFrom: [CauseLink(305, within: .life)]
  )

  let signals: Signal.Kinds = .death

  func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    guard case .death(let slot) = signal, !state.hierarchy[slot].kind.isView,
      let step = state.appearance(at: slot),
      step == .visible || step == .appearing || step == .isAppearing
    else { return }
    let instance = state.hierarchy[slot]
    if instance.identity == .runtime {
      // A deallocated window releases its controllers.
      guard let view = state.hierarchy.find(instance.relations.rootView),
        state.hierarchy.find(state.hierarchy[view].relations.window) != nil,
        state.hierarchy.find(state.hierarchy[view].relations.superview) != nil
      else { return }
    } else if !state.prints(.viewWillDisappear, slot: slot) || !state.announcesMembers(slot) {
      return
    }
    let steps = state.recentEvidence(slot: slot, kind: .appearance, count: 1)
    ledger.report(
      finding(
        confidence: state.confidence(slot: slot),
        of: state.object(slot: slot),
        message: "was deallocated while its view was on the screen",
        evidence: steps + [state.deathEvidence(slot, note: "deallocated here")]
      ),
      weakerThan: [309]
    )
  }
}
