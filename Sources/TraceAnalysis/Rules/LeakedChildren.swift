import Findings
import TraceModel

/// Warns of children that outlive their parent.
struct LeakedChildren: Rule {
  static let descriptor = RuleDescriptor(
    706,
    "leaked-children",
    .warning,
    [.runtime],
    summary: "A parent was deallocated, and its child was still alive when the trace ended.",
    rationale: "The child waits for a parent that never comes back.",
    help: "release children together with their parent: look for what else retains them",
    bad: "parent deinit (child no deinit)",
    good: "parent deinit child deinit",
    exceptions: ["A child that got another parent was kept on purpose."],
    sources: ["github.com/DebugSwift/DebugSwift/pull/439"]
  )

  static let judgesReleases = true

  static let signals: Signal.Kinds = [.hierarchy, .death, .end]
  static let names: [Name] = [.parentRelation]

  private var children: [SubjectID: Set<SubjectID>] = [:]
  private var parents: [SubjectID: SubjectID] = [:]
  private var orphans: [SubjectID: (parent: String, evidence: Finding.Evidence)] = [:]

  mutating func receive(_ signal: Signal, in world: inout World) {
    switch signal {
    case .hierarchy(let event):
      if !parents.isEmpty, let old = parents.removeValue(forKey: event.subject) {
        children[old]?.remove(event.subject)
      }
      guard event.argument != .none else { return }
      if !orphans.isEmpty { orphans[event.subject] = nil }
      parents[event.subject] = event.argument
      children[event.argument, default: []].insert(event.subject)
    case .death(let slot):
      guard !children.isEmpty || !parents.isEmpty || !orphans.isEmpty else { return }
      let id = world.population[slot].id
      orphans[id] = nil
      if let parent = parents.removeValue(forKey: id) { children[parent]?.remove(id) }
      guard let list = children.removeValue(forKey: id), !list.isEmpty else { return }
      let name = world.name(slot: slot)
      let evidence = world.deathEvidence(slot, note: "the parent ended here")
      for child in list {
        parents[child] = nil
        orphans[child] = (name, evidence)
      }
    case .traceEnded: judge(in: &world)
    default: break
    }
  }

  private func judge(in world: inout World) {
    guard !world.hasLostEvents, world.isWholeTrace else { return }
    for (id, orphan) in orphans.sorted(by: { $0.key < $1.key }) {
      let waited = orphan.evidence.time.duration(to: world.now)
      guard let slot = world.population.find(id), world.appearance(of: id) != .visible else {
        continue
      }
      guard waited >= world.thresholds.release else {
        world.unjudgedReleases.insert(id)
        continue
      }
      world.report(
        finding(
          confidence: .medium,
          of: world.object(slot: slot),
          message: "still alive \(Spoken.duration(waited)) after its parent \(orphan.parent) ended",
          evidence: [orphan.evidence]
        ),
        weakerThan: [906]
      )
    }
  }
}
