import AnalysisEngine
import Findings
import TraceModel

/// Reports a controller's view inside another controller's view without `addChild`.
struct ChildViewWithoutAddChild: Rule {
  let descriptor = RuleDescriptor(
    305,
    "child-view-without-add-child",
    .error,
    [.runtime, .heuristic],
    summary: """
      The view of a controller was added to the view of a controller that is not its parent.
      """,
    rationale: """
      The controller misses appearance callbacks, rotation and traits; UIKit may raise \
      UIViewControllerHierarchyInconsistency.
      """,
    help: "call parent.addChild(child), and child.didMove(toParent: parent) afterwards",
    examples: .swift(PackageResources.LC305_swift),
    exceptions: [
      "addChild may be called before or after addSubview in the same turn of the main loop.",
      "Navigation, tab and page controllers add the views of their children themselves.",
      "A presentation in the context of a child is displayed in the view of the child's parent.",
      """
      In a log without hierarchy only the order of viewDidAppear indicates the mistake: the \
      finding is an info.
      """,
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)",
      "device logs of 2016 with and without addChild",
    ],
    published: """
      github.com/PageMenu/PageMenu/issues/192: \
      the view of a menu was added without addChild
      """
  )

  let restsOnOrder = true

  let signals: Signal.Kinds = [.placement, .appearance]
  let names: [Name] = [.viewDidAppear]

  /// Maximum number of parents of a presenter that are examined.
  private static let deepestNesting = 64

  /// Controllers that appeared entirely during the appearance of another controller, by that other
  /// controller.
  private var nested: [SubjectID: CallbackEvent] = [:]

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    switch signal {
    case .placement(let placement): check(placement, in: state, to: &ledger)
    case .appearance(let move): recordNesting(move, in: state, to: &ledger)
    default: break
    }
  }

  private func check(
    _ placement: Placement,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    guard let slot = state.hierarchy.find(placement.child) else { return }
    let parent = state.hierarchy[slot].relations.parent
    guard parent != placement.owner, !state.isUIKitContainer(placement.owner),
      !isPresentation(placement, slot: slot, in: state)
    else { return }
    let owner = state.name(placement.owner)
    let cause =
      parent == .none
      ? "addChild(_:) is missing"
      : "its parent is \(state.name(parent))"
    ledger.report(
      finding(
        of: state.object(placement.child),
        message: "its view is in the view of \(owner), but it is not a child of it: \(cause)",
        evidence: [
          state.evidence(
            placement.event,
            at: placement.index,
            note: "added to the view of \(owner) here"
          )
        ]
      ),
      weakerThan: [302]
    )
  }

  /// Whether UIKit added the view for a presentation in the context of a controller.
  ///
  /// UIKit adds it to a view of UIKit in the view of the presenter or of one of its parents
  /// (developer.apple.com/documentation/uikit/uiviewcontroller/definespresentationcontext).
  private func isPresentation(_ placement: Placement, slot: Int, in state: AnalysisState) -> Bool {
    guard let view = state.hierarchy.find(state.hierarchy[slot].relations.rootView),
      let owner = state.hierarchy.find(placement.owner),
      state.hierarchy[view].relations.superview != state.hierarchy[owner].relations.rootView
    else { return false }
    var presenter = state.hierarchy[slot].relations.presenter
    for _ in 0..<Self.deepestNesting {
      if presenter == placement.owner { return true }
      guard let next = state.hierarchy.find(presenter) else { return false }
      presenter = state.hierarchy[next].relations.parent
    }
    return false
  }

  /// Records, for logs, a controller that appears entirely during another controller's appearance.
  private mutating func recordNesting(
    _ move: AppearanceMove,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    guard move.trigger == .didAppear, let start = move.start,
      state.hierarchy[move.event.slot].identity != .runtime
    else { return }
    if let child = nested.removeValue(forKey: move.event.subject) {
      reportNesting(child, outer: move.event, in: state, to: &ledger)
    }
    let outer = state.transitions.movers.last {
      $0.isAppearing && $0.partner == .none && $0.id != move.event.subject
        && $0.id.process == move.event.subject.process && $0.start.ordinal < start.ordinal
    }
    guard let outer, !isContainerClass(outer.id, in: state) else { return }
    nested[outer.id] = move.event
  }

  private func reportNesting(
    _ child: CallbackEvent,
    outer: CallbackEvent,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    let parent = state.name(outer.subject)
    ledger.report(
      finding(
        severity: .info,
        confidence: .low,
        of: state.object(child.subject),
        message: "appeared during and before \(parent), like a controller that was not "
          + "added with addChild(_:)",
        evidence: [
          state.evidence(child, note: "before its parent"),
          state.evidence(outer, note: "after its child"),
        ]
      )
    )
  }

  private func isContainerClass(_ id: SubjectID, in state: AnalysisState) -> Bool {
    guard let slot = state.hierarchy.find(id) else { return false }
    let name = state.className(slot: slot) ?? ""
    return state.isUIKitContainer(id) || SubjectKind.controller(ofClass: name).isContainer
  }
}
