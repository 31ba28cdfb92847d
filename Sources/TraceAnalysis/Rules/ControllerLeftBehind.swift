import Findings
import TraceModel

/// Warns of a child whose view left and that stays a child.
struct ControllerLeftBehind: Rule {
  static let descriptor = RuleDescriptor(
    310,
    "controller-left-behind",
    .warning,
    [.runtime],
    summary: "A child's view was removed for good, and the controller stayed a child.",
    rationale:
      "The parent keeps the controller and its memory, and it may get callbacks without a view.",
    help: "call willMove(toParent: nil) and removeFromParent()",
    bad: "child.view.removeFromSuperview()",
    good: "child.willMove(toParent: nil) child.view.removeFromSuperview() child.removeFromParent()",
    exceptions: [
      "A container that shows one of several children keeps the hidden ones on purpose.",
      "Navigation, tab and page controllers do so too.",
    ],
    sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/removefromparent()"]
  )

  static let restsOnOrder = true

  static let signals: Signal.Kinds = [.hierarchy, .death, .end]
  static let names: [Name] = [.superviewRelation, .parentRelation]

  /// Where the view of a controller left, until it comes back.
  private var removals: [SubjectID: Finding.Evidence] = [:]
  /// The children of each parent, so that a death costs no more than the children that it leaves.
  private var children: [SubjectID: Set<SubjectID>] = [:]
  private var parents: [SubjectID: SubjectID] = [:]

  mutating func receive(_ signal: Signal, in world: inout World) {
    switch signal {
    case .hierarchy(let event) where event.name == .parentRelation:
      setParent(event.argument, of: event.subject)
    case .hierarchy(let event): noteSuperview(event, in: world)
    case .death(let slot):
      guard !parents.isEmpty || !removals.isEmpty else { return }
      let id = world.population[slot].id
      if let list = children[id] { judge(list, in: &world) }
      removals[id] = nil
      setParent(.none, of: id)
      for child in children.removeValue(forKey: id) ?? [] { parents[child] = nil }
    case .traceEnded:
      for list in children.values.sorted(by: { ($0.min() ?? .none) < ($1.min() ?? .none) }) {
        judge(list, in: &world)
      }
    default: break
    }
  }

  private mutating func setParent(_ parent: SubjectID, of child: SubjectID) {
    if let old = parents.removeValue(forKey: child) {
      children[old]?.remove(child)
      if children[old]?.isEmpty == true { children[old] = nil }
    }
    guard parent != .none else { return }
    parents[child] = parent
    children[parent, default: []].insert(child)
  }

  private mutating func noteSuperview(_ event: TraceEvent, in world: World) {
    guard let view = world.population.find(event.subject) else { return }
    let child = world.population[view].owner
    guard child != .none else { return }
    guard event.argument == .none else {
      removals[child] = nil
      return
    }
    // A superview that died has let its subviews go: nobody has removed them.
    let place = world.lastSuperview
    if place != .none, world.population.find(place) == nil { return }
    removals[child] = world.evidence(event, note: "its view left here and never came back")
  }

  /// Judges the children of one parent for good.
  private mutating func judge(_ children: Set<SubjectID>, in world: inout World) {
    guard !world.hasLostEvents else { return }
    let left = children.filter { removals[$0] != nil }
    guard !left.isEmpty, !children.contains(where: { isShown($0, in: world) }) else {
      for child in left { removals[child] = nil }
      return
    }
    for child in left.sorted() {
      guard let evidence = removals.removeValue(forKey: child),
        let slot = world.population.find(child)
      else { continue }
      let parent = world.population[slot].parent
      guard !world.isUIKitContainer(parent), world.population.find(parent) != nil else { continue }
      world.report(
        finding(
          confidence: .medium,
          of: world.object(slot: slot),
          message: "its view left, but it is still a child of \(world.name(parent)): "
            + "removeFromParent() is missing",
          evidence: [evidence]
        ),
        weakerThan: [301]
      )
    }
  }

  /// Whether the view of a child stands somewhere: a container that shows one child at a time keeps
  /// the others.
  private func isShown(_ child: SubjectID, in world: World) -> Bool {
    guard let slot = world.population.find(child),
      let view = world.population.find(world.population[slot].rootView)
    else { return false }
    return world.population[view].superview != .none
  }
}
