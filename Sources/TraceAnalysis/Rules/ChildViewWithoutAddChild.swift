import Findings
import TraceModel

/// Reports a controller's view inside another controller's view without `addChild`.
struct ChildViewWithoutAddChild: Rule {
  static let descriptor = RuleDescriptor(
    305,
    "child-view-without-add-child",
    .error,
    [.runtime, .heuristic],
    summary: "A controller's view was put into the view of a controller that is not its parent.",
    rationale: """
      The controller misses appearance callbacks, rotation and traits; UIKit may throw \
      UIViewControllerHierarchyInconsistency.
      """,
    help: "call parent.addChild(child), and child.didMove(toParent: parent) afterwards",
    bad: "parent.view.addSubview(child.view)",
    good:
      "parent.addChild(child) parent.view.addSubview(child.view) child.didMove(toParent: parent)",
    exceptions: [
      "addChild may come before or after addSubview in the same turn of the run loop.",
      "Navigation, tab and page controllers place the views of their children themselves.",
      "A presentation in the context of a child stands in the view of the child's parent.",
      """
      In a log without hierarchy only the order of viewDidAppear hints at it: an info, \
      never more.
      """,
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)",
      "device logs of 2016 with and without addChild",
    ]
  )

  static let restsOnOrder = true

  static let signals: Signal.Kinds = [.placement, .appearance]
  static let names: [Name] = [.viewDidAppear]

  /// More parents than this a presenter is not asked for.
  private static let deepestNesting = 64

  /// A controller that appeared wholly inside another one's appearance, by the outer one.
  private var nested: [SubjectID: CallbackEvent] = [:]

  mutating func receive(_ signal: Signal, in world: inout World) {
    switch signal {
    case .placement(let placement): judge(placement, in: &world)
    case .appearance(let move): takeNesting(move, in: &world)
    default: break
    }
  }

  private func judge(_ placement: Placement, in world: inout World) {
    guard let slot = world.population.find(placement.child) else { return }
    let parent = world.population[slot].parent
    guard parent != placement.owner, !world.isUIKitContainer(placement.owner),
      !isPresentation(placement, slot: slot, in: world)
    else { return }
    let owner = world.name(placement.owner)
    let cause =
      parent == .none
      ? "addChild(_:) is missing"
      : "its parent is \(world.name(parent))"
    world.report(
      finding(
        of: world.object(placement.child),
        message: "its view is in the view of \(owner), but it is not a child of it: \(cause)",
        evidence: [world.evidence(placement.event, at: placement.index, note: "put into the view of \(owner) here")]
      ),
      weakerThan: [302]
    )
  }

  /// Whether UIKit placed the view for a presentation in the context of a controller.
  ///
  /// It then stands in a view of UIKit's, in the view of the presenter or of a parent of it
  /// (developer.apple.com/documentation/uikit/uiviewcontroller/definespresentationcontext).
  private func isPresentation(_ placement: Placement, slot: Int, in world: World) -> Bool {
    guard let view = world.population.find(world.population[slot].rootView),
      let owner = world.population.find(placement.owner),
      world.population[view].superview != world.population[owner].rootView
    else { return false }
    var presenter = world.population[slot].presenter
    for _ in 0..<Self.deepestNesting {
      if presenter == placement.owner { return true }
      guard let next = world.population.find(presenter) else { return false }
      presenter = world.population[next].parent
    }
    return false
  }

  /// Notes, in logs, a controller whose whole appearance lies inside another one's.
  private mutating func takeNesting(_ move: AppearanceMove, in world: inout World) {
    guard move.letter == .didAppear, let start = move.start,
      world.population[move.event.slot].identity != .runtime
    else { return }
    if let child = nested.removeValue(forKey: move.event.subject) {
      reportNesting(child, outer: move.event, in: &world)
    }
    let outer = world.transitions.movers.last {
      $0.isAppearing && $0.partner == .none && $0.id != move.event.subject
        && $0.id.process == move.event.subject.process && $0.start.ordinal < start.ordinal
    }
    guard let outer, !isContainerClass(outer.id, in: world) else { return }
    nested[outer.id] = move.event
  }

  private func reportNesting(
    _ child: CallbackEvent,
    outer: CallbackEvent,
    in world: inout World
  ) {
    let parent = world.name(outer.subject)
    world.report(
      finding(
        severity: .info,
        confidence: .low,
        of: world.object(child.subject),
        message: "appeared inside and before \(parent), as a view does whose controller was not "
          + "added with addChild(_:)",
        evidence: [
          world.evidence(child, note: "before its parent"),
          world.evidence(outer, note: "after its child"),
        ]
      )
    )
  }

  private func isContainerClass(_ id: SubjectID, in world: World) -> Bool {
    guard let slot = world.population.find(id) else { return false }
    let name = world.className(slot: slot) ?? ""
    return world.isUIKitContainer(id) || SubjectKind.controller(ofClass: name).isContainer
  }
}
