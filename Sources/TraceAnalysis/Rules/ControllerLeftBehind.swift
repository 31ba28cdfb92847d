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
      "Navigation and tab controllers do so too.",
    ],
    sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/removefromparent()"]
  )

  static let signals: Signal.Kinds = [.hierarchy, .death, .end]
  static let names: [Name] = [.superviewRelation]

  private var removals: [SubjectID: Finding.Evidence] = [:]

  mutating func receive(_ signal: Signal, in world: inout World) {
    switch signal {
    case .hierarchy(let event):
      guard event.name == .superviewRelation, let view = world.population.find(event.subject)
      else { return }
      let place = world.lastSuperview
      let child = world.population[view].owner
      guard child != .none else { return }
      // A superview that died has let its subviews go: nobody has removed them.
      if event.argument == .none, place != .none, world.population.find(place) == nil { return }
      removals[child] =
        event.argument == .none
        ? world.evidence(event, note: "its view left here and never came back") : nil
    case .death(let slot):
      guard !removals.isEmpty else { return }
      let id = world.population[slot].id
      let children = Set(
        removals.keys.filter { world.population.parent(of: $0) == id }
      )
      judge(children, in: &world)
      removals[id] = nil
    case .traceEnded: judge(Set(removals.keys), in: &world)
    default: break
    }
  }

  /// Judges children for good.
  private mutating func judge(_ left: Set<SubjectID>, in world: inout World) {
    guard !world.hasLostEvents, !left.isEmpty else { return }
    let showing = parentsThatShowAnotherChild(in: world)
    for child in left.sorted() {
      guard let evidence = removals.removeValue(forKey: child),
        let slot = world.population.find(child)
      else { continue }
      let parent = world.population[slot].parent
      guard parent != .none, !world.isUIKitContainer(parent), !showing.contains(parent),
        world.population.find(parent) != nil
      else { continue }
      world.report(
        finding(
          confidence: .medium,
          subject: world.name(slot: slot),
          id: child,
          message: "its view left, but it is still a child of \(world.name(parent)): "
            + "removeFromParent() is missing",
          evidence: [evidence]
        ),
        weakerThan: [301]
      )
    }
  }

  private func parentsThatShowAnotherChild(in world: World) -> Set<SubjectID> {
    var parents: Set<SubjectID> = []
    for slot in world.population.slots {
      let instance = world.population[slot]
      guard instance.parent != .none,
        let view = world.population.find(instance.rootView),
        world.population[view].superview != .none
      else { continue }
      parents.insert(instance.parent)
    }
    return parents
  }
}
