import Findings
import TraceModel

/// Warns of a removed child whose view stays.
struct ViewLeftBehind: Rule {
  static let descriptor = RuleDescriptor(
    309,
    "view-left-behind",
    .warning,
    [.runtime],
    summary: "A child was removed from its parent, and its view stayed in the parent's view.",
    rationale: "People see and touch a view whose controller no longer gets callbacks.",
    help: "call child.view.removeFromSuperview()",
    bad: "willMove(toParent: nil) removeFromParent()",
    good: "willMove(toParent: nil) view.removeFromSuperview() removeFromParent()",
    exceptions: ["The view may leave later, for example when an animation ends."],
    sources: ["developer.apple.com/documentation/uikit/uiviewcontroller/removefromparent()"]
  )

  static let restsOnOrder = true

  static let signals: Signal.Kinds = [.containment, .death, .end]

  private struct Removal {
    var child: SubjectID
    var parent: SubjectID
    var event: CallbackEvent
  }

  private var removals: [SubjectID: Removal] = [:]
  /// The children that were removed from each parent, so that a death costs no more than they are.
  private var removed: [SubjectID: Set<SubjectID>] = [:]
  private var parents: [SubjectID: SubjectID] = [:]

  mutating func receive(_ signal: Signal, in world: inout World) {
    switch signal {
    case .containment(let move):
      let child = move.event.subject
      if move.letter == .didMoveToNone {
        guard let parent = parents.removeValue(forKey: child),
          !world.population[move.event.slot].hasUIKitParent
        else { return }
        forget(child)
        removals[child] = Removal(child: child, parent: parent, event: move.event)
        removed[parent, default: []].insert(child)
      } else if move.argument != .none {
        parents[child] = move.argument
        forget(child)
      }
    case .death(let slot):
      guard !parents.isEmpty || !removals.isEmpty else { return }
      let id = world.population[slot].id
      parents[id] = nil
      guard !world.hasLostEvents else { return }
      judge((removed[id] ?? []).union(removals[id] == nil ? [] : [id]), in: &world)
    case .traceEnded where !world.hasLostEvents: judge(Set(removals.keys), in: &world)
    default: break
    }
  }

  /// Judges, for good, the removals of some children.
  private mutating func judge(_ children: Set<SubjectID>, in world: inout World) {
    for child in children.sorted() {
      guard let removal = forget(child) else { continue }
      report(removal, in: &world)
    }
  }

  @discardableResult
  private mutating func forget(_ child: SubjectID) -> Removal? {
    guard let removal = removals.removeValue(forKey: child) else { return nil }
    removed[removal.parent]?.remove(child)
    if removed[removal.parent]?.isEmpty == true { removed[removal.parent] = nil }
    return removal
  }

  private func report(_ removal: Removal, in world: inout World) {
    guard let slot = world.population.find(removal.child),
      world.population[slot].rootView != .none,
      world.controller(above: world.population[slot].rootView) == removal.parent
    else { return }
    world.report(
      finding(
        of: world.object(slot: slot),
        message: "its view stayed in the view of \(world.name(removal.parent)) after "
          + "removeFromParent(): removeFromSuperview() is missing",
        evidence: [world.evidence(removal.event, note: "removed from its parent here")]
      )
    )
  }
}
