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

  static let signals: Signal.Kinds = [.containment, .death, .end]

  private struct Removal {
    var child: SubjectID
    var parent: SubjectID
    var evidence: Finding.Evidence
  }

  private var removals: [SubjectID: Removal] = [:]
  private var parents: [SubjectID: SubjectID] = [:]

  mutating func receive(_ signal: Signal, in world: inout World) {
    switch signal {
    case .containment(let move):
      let child = move.event.subject
      if move.letter == .didMoveToNone {
        guard let parent = parents.removeValue(forKey: child),
          !world.population[move.event.slot].hasUIKitParent
        else { return }
        let evidence = world.evidence(move.event, note: "removed from its parent here")
        removals[child] = Removal(child: child, parent: parent, evidence: evidence)
      } else if move.argument != .none {
        parents[child] = move.argument
        removals[child] = nil
      }
    case .death(let slot):
      guard !parents.isEmpty || !removals.isEmpty else { return }
      let id = world.population[slot].id
      parents[id] = nil
      judge(in: &world) { $0.child == id || $0.parent == id }
    case .traceEnded: judge(in: &world) { _ in true }
    default: break
    }
  }

  /// Judges, for good, the removals that a condition selects.
  private mutating func judge(in world: inout World, where condition: (Removal) -> Bool) {
    guard !world.hasLostEvents, !removals.isEmpty else { return }
    for removal in removals.values.filter(condition).sorted(by: { $0.child < $1.child }) {
      removals[removal.child] = nil
      report(removal, in: &world)
    }
  }

  private func report(_ removal: Removal, in world: inout World) {
    guard let slot = world.population.find(removal.child),
      world.population[slot].rootView != .none,
      world.controller(above: world.population[slot].rootView) == removal.parent
    else { return }
    world.report(
      finding(
        subject: world.name(slot: slot),
        id: removal.child,
        message: "its view stayed in the view of \(world.name(removal.parent)) after "
          + "removeFromParent(): removeFromSuperview() is missing",
        evidence: [removal.evidence]
      )
    )
  }
}
