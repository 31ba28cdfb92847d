import Findings
import TraceModel

/// Warns of a container that turned forwarding off and does not forward.
struct ForwardingDisabledNotForwarded: Rule {
  static let descriptor = RuleDescriptor(
    218,
    "forwarding-disabled-not-forwarded",
    .warning,
    [.runtime],
    summary: "A container turned automatic forwarding off, appeared, and did not tell its child.",
    rationale: "The child never gets its appearance callbacks although people see its view.",
    help: """
      call beginAppearanceTransition(_:animated:) and endAppearanceTransition() for each child
      """,
    bad: "parent.viewWillAppear parent.viewDidAppear (child nothing)",
    good: """
      parent.viewWillAppear { child.beginAppearanceTransition } parent.viewDidAppear { \
      child.end… }
      """,
    exceptions: ["A child whose view is not in the window has nothing to hear."],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/shouldautomaticallyforwardappearancemethods",
      "github.com/TYPagerController issue 23",
    ]
  )

  static let restsOnOrder = true

  static let signals: Signal.Kinds = [.hierarchy, .appearance, .death, .turn]
  static let names: [Name] = [.parentRelation, .viewDidAppear]

  private var children: [SubjectID: [SubjectID]] = [:]
  private var parents: [SubjectID: SubjectID] = [:]
  private var pending: [AppearanceMove] = []
  private var reported: Set<SubjectID> = []

  mutating func receive(_ signal: Signal, in world: inout World) {
    switch signal {
    case .hierarchy(let event):
      forget(event.subject)
      guard event.argument != .none else { return }
      parents[event.subject] = event.argument
      children[event.argument, default: []].append(event.subject)
    case .appearance(let move):
      guard move.after == .visible, !world.population[move.event.slot].forwards,
        children[move.event.subject] != nil
      else { return }
      pending.append(move)
      world.requestTurnEnd()
    case .death(let slot):
      guard !parents.isEmpty || !reported.isEmpty else { return }
      let id = world.population[slot].id
      forget(id)
      for child in children.removeValue(forKey: id) ?? [] { parents[child] = nil }
      reported.remove(id)
    case .turnEnded:
      let moves = pending
      pending = []
      for move in moves { judge(move, in: &world) }
    default: break
    }
  }

  private mutating func forget(_ child: SubjectID) {
    guard let parent = parents.removeValue(forKey: child) else { return }
    children[parent]?.removeAll { $0 == child }
    if children[parent]?.isEmpty == true { children[parent] = nil }
  }

  private mutating func judge(_ move: AppearanceMove, in world: inout World) {
    let parent = move.event.subject
    guard world.appearance(of: parent) == .visible else { return }
    for child in children[parent] ?? [] {
      guard let slot = world.population.find(child), world.appearance(of: child) == .hidden,
        let view = world.population.find(world.population[slot].rootView),
        world.population[view].window != .none, reported.insert(child).inserted
      else { continue }
      world.report(
        finding(
          of: world.object(slot: slot),
          message: "\(world.name(parent)) turned automatic forwarding off, appeared, and did not "
            + "tell it",
          evidence: [world.evidence(move.event, note: "the parent became visible")]
        )
      )
    }
  }
}
